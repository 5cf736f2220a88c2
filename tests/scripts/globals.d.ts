// What the scripts of the pages can rely on beside the browser itself: htmx, events of their own, and our selectors.
// Only the type checker reads it; nothing of it is served.

/** What has happened on the page: `moved` says whether the game itself has gone on. */
interface Changed {
  moved: boolean;
}

/** What htmx says about an answer that it puts onto the page; only what the scripts read. */
interface Swap {
  tasks?: { type: string; fragment: DocumentFragment; target?: Element }[];
  ctx?: { sourceElement?: Element; response?: { status: number } };
}

/** A request of htmx, and its answer once that is here. */
interface Asked {
  ctx: {
    sourceElement: Element;
    request: { method: string; action: string; body: URLSearchParams };
    response: { status: number; headers: Headers };
  };
}

interface DocumentEventMap {
  "argosy:changed": CustomEvent<Changed>;
  "htmx:before:swap": CustomEvent<Swap>;
  "htmx:after:swap": CustomEvent<Swap>;
  "htmx:before:request": CustomEvent<Asked>;
  "htmx:after:request": CustomEvent<Asked>;
  "htmx:error": CustomEvent<Partial<Asked>>;
  "htmx:sse:before:message": CustomEvent<{ message: { data: string; event: string; id: string } }>;
}

declare const htmx: {
  swap(context: { sourceElement: Element | null; target: Element | null; swap: string; text: string }): Promise<void>;
};

// The library's own types say that a selector finds some Element. Ours are for HTML unless a script says otherwise by its
// own type, so only the default differs here; that nothing may be found stays as it is.
interface ParentNode {
  querySelector<K extends keyof HTMLElementTagNameMap>(selectors: K): HTMLElementTagNameMap[K] | null;
  querySelector<E extends Element = HTMLElement>(selectors: string): E | null;
  querySelectorAll<K extends keyof HTMLElementTagNameMap>(selectors: K): NodeListOf<HTMLElementTagNameMap[K]>;
  querySelectorAll<E extends Element = HTMLElement>(selectors: string): NodeListOf<E>;
}

interface Element {
  closest<K extends keyof HTMLElementTagNameMap>(selectors: K): HTMLElementTagNameMap[K] | null;
  closest<E extends Element = HTMLElement>(selectors: string): E | null;
}
