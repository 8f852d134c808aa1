import type { ComponentChildren, JSX } from "preact";

/** A picture of the rulebook with what it shows below it. */
export const Picture = ({
  caption,
  children,
}: {
  readonly caption: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <figure class="romana-pic panel">
    {children}
    <figcaption>{caption}</figcaption>
  </figure>
);
