#!/bin/sh
# An engine in a shell: takes the first choice, always (docs/bots/engines.md).
while IFS= read -r line; do
    case $line in
        '{"type":"hello"'*)
            echo '{"type":"ready","name":"First","games":["wonders","duel"]}'
            ;;
        '{"type":"choose"'*)
            choices=${line#*'"choices":["'}
            echo "{\"choice\":\"${choices%%\"*}\"}"
            ;;
        '{"type":"quit"'*)
            exit
            ;;
    esac
done
