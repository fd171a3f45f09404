/** Warning signs of a visit by an affiliate's link. The visit does not count as a click, and the commission of its order is held. */
export type ClickSignal = 'paid-traffic' | 'banned-referrer' | 'click-burst';

/** Warning signs of an order's attribution. */
export type OrderSignal = ClickSignal | 'same-browser' | 'code-last';
