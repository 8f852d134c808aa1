/**
 * What is wrong with the geometry of a page, measured where it is drawn: it is handed to the page whole, so nothing of
 * this file but the one function is there.
 */
export interface Wanted {
  /** The least width and height of what is pressed. */
  readonly least: number;
  /** A table: what it names has to be in sight, and nothing scrolls but what it says; `null` for a page that is read. */
  readonly table: TableParts | null;
}

/** What a table is made of, as selectors. */
export interface TableParts {
  /** Places that are made to be scrolled, or to show as much of a list as fits. */
  readonly scrolls: string;
  /** What has to be wholly in sight. */
  readonly musts: readonly string[];
  /** Parts that never reach into one another. */
  readonly parts: string;
  /** Of these, one at least can be pressed without scrolling. */
  readonly decides?: string;
}

export function faultsIn({ least, table }: Wanted): string[] {
  const faults = new Set<string>();
  const { clientWidth: width, clientHeight: height, scrollWidth, scrollHeight } = document.documentElement;
  const SLACK = 1.5;
  const SCROLLS = table?.scrolls ?? ".table-log ol";

  const nameOf = (one: Element): string => {
    const classes = one.classList.value
      .trim()
      .split(/\s+/)
      .filter((name) => !name.startsWith("is-"))
      .slice(0, 2);
    const said = (one.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 24);
    const owner = one.closest("[class*=table-], [class]:not(b, small, i, em)");
    const mine =
      classes.length > 0
        ? `.${classes.join(".")}`
        : `${owner && owner !== one ? `.${owner.classList[0]} ` : ""}${one.localName}`;
    return `${mine}${said ? ` "${said}"` : ""}`;
  };
  /** Whether it is there only to be read aloud. */
  const known = new Map<Element, boolean>();
  const isUnseen = (one: Element | null): boolean => {
    if (one === null) return false;
    const said = known.get(one) ?? (getComputedStyle(one).clipPath !== "none" || isUnseen(one.parentElement));
    known.set(one, said);
    return said;
  };
  const seen = (one: Element): boolean =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    one.closest(".sr, [hidden]") === null &&
    !isUnseen(one);

  /** What is left of a box inside everything that cuts it off, except what may be scrolled. */
  const clipped = (one: Element, box: DOMRect): { box: DOMRect; scrolls: boolean } => {
    let { left, right, top, bottom } = box;
    let scrolls = false;
    // What shows as much as fits cuts its own text.
    const start = one.matches(SCROLLS) ? one : one.parentElement;
    for (let at = start; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const edge = at.getBoundingClientRect();
      if (at.matches(SCROLLS) || (!table && /auto|scroll/.test(overflowY))) scrolls = true;
      if (overflowX !== "visible") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { box: new DOMRect(left, top, right - left, bottom - top), scrolls };
  };
  const inside = ({ left, right, top, bottom }: DOMRect): boolean =>
    left >= -SLACK && right <= width + SLACK && (!table || (top >= -SLACK && bottom <= height + SLACK));
  /** Whether a press there reaches it. */
  const reached = (one: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (one.contains(hit) || hit.contains(one) || hit.closest("button, a") === one);
  };

  if (scrollWidth > width + 1) faults.add(`the page is ${scrollWidth - width} px wider than the window`);
  if (table && scrollHeight > height + 1) faults.add(`the page is ${scrollHeight - height} px higher than the window`);

  /* what is pressed */
  const dialogOpen = document.querySelector("dialog[open]") !== null;
  const pressed = [...document.querySelectorAll<HTMLElement>("button, a[href], select, input, summary, label")].filter(
    (one) => seen(one) && !(one as HTMLButtonElement).disabled && one.getBoundingClientRect().width > 0,
  );
  for (const one of pressed) {
    if (
      // A name that opens its panel for a closer look: the panel is pressed with it.
      one.closest(".table-log li, .skip, .table-look") ||
      (one.localName === "a" && one.closest("p, li, small, td, footer") && !one.matches(".btn"))
    )
      continue;
    if (one.matches("label") || one.matches("input[type=radio], input[type=checkbox]")) continue;
    const box = one.getBoundingClientRect();
    const { box: left, scrolls } = clipped(one, box);
    // What is too small to hit may reach farther than it is drawn.
    const after = getComputedStyle(one, "::after");
    const reaches = (drawn: number, reach: string): number =>
      after.position === "absolute" ? Math.max(drawn, Number.parseFloat(reach) || 0) : drawn;
    const isSmall = reaches(box.width, after.width) < least - 0.5 || reaches(box.height, after.height) < least - 0.5;
    if (isSmall && (table || !scrolls))
      faults.add(`${nameOf(one)} is ${Math.round(box.width)} x ${Math.round(box.height)}`);
    if (scrolls) continue;
    if (!inside(box)) faults.add(`${nameOf(one)} is outside the window`);
    else if (left.width < box.width - SLACK || left.height < box.height - SLACK)
      faults.add(`${nameOf(one)} is cut off`);
    if (!table || dialogOpen) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (one.closest(".table-hand")) {
      // Cards in hand may overlap: what is free of each is wide enough to be pressed.
      let free = 0;
      for (let at = box.left + 1; at < box.right; at += 2) if (reached(one, at, y)) free += 2;
      if (free < Math.min(least, box.width) - 4) faults.add(`.table-hand a card has ${free} px that are free`);
      continue;
    }
    const inset = 5;
    const points: readonly (readonly [number, number])[] = [
      [x, y],
      [box.left + inset, box.top + inset],
      [box.right - inset, box.top + inset],
      [box.left + inset, box.bottom - inset],
      [box.right - inset, box.bottom - inset],
    ];
    if (!points.every(([px, py]) => reached(one, px, py))) faults.add(`${nameOf(one)} is covered`);
  }
  if (table?.decides !== undefined && !dialogOpen) {
    const inSight = [...document.querySelectorAll<HTMLElement>(table.decides)].filter((one) => {
      const box = one.getBoundingClientRect();
      const { box: left } = clipped(one, box);
      return seen(one) && box.width > 0 && inside(box) && left.height > box.height - SLACK;
    });
    if (inSight.length === 0 && document.querySelector(table.decides)) faults.add("no answer is in sight");
  }
  if (table) {
    const answers = new Map<string, boolean>();
    for (const one of document.querySelectorAll<HTMLElement>("[data-action]")) {
      const action = one.dataset["action"]!;
      answers.set(action, (answers.get(action) ?? false) || (seen(one) && one.getBoundingClientRect().width > 0));
    }
    for (const [action, there] of answers) if (!there) faults.add(`answer ${action} is nowhere`);
    for (const place of table.musts) {
      for (const one of document.querySelectorAll(place)) {
        const box = one.getBoundingClientRect();
        if (box.width === 0) faults.add(`${place} is not shown`);
        else if (!inside(box)) faults.add(`${place} is outside the window`);
        else {
          const { box: left } = clipped(one, box);
          if (left.width < box.width - 3 || left.height < box.height - 3)
            faults.add(
              `${place} is cut off (${Math.round(left.width)} x ${Math.round(left.height)} of ${Math.round(box.width)} x ${Math.round(box.height)})`,
            );
          else if (place !== ".table-hand .card" && !reached(one, box.left + box.width / 2, box.top + 4))
            faults.add(`${place} is covered`);
        }
      }
    }
  }

  /* one part of the table beside the other */
  const parts = [...document.querySelectorAll(table?.parts ?? ".none")]
    .filter((one) => seen(one) && !one.closest(".table-players"))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  for (const [i, a] of parts.entries()) {
    for (const b of parts.slice(i + 1)) {
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across > 2 && down > 2) faults.add(`.${a.one.classList[0]} reaches into .${b.one.classList[0]}`);
    }
    for (const one of a.one.querySelectorAll("button, p, h2, li, .card")) {
      const box = one.getBoundingClientRect();
      if (!seen(one) || one.closest(".table-log ol, .table-fan, .table-notes, .sr") || box.width < 2) continue;
      if (clipped(one, box).scrolls) continue;
      if (box.bottom > a.box.bottom + 2 || box.right > a.box.right + 2 || box.top < a.box.top - 2)
        faults.add(`${nameOf(one)} reaches out of .${a.one.classList[0]}`);
    }
  }

  /* pictures: whole, and one beside the other */
  const tiles = [...document.querySelectorAll(".tile, .coin")]
    .filter((one) => seen(one) && !one.closest(".card, dialog, .table-log ol, .table-bands"))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  for (const [i, { one, box }] of tiles.entries()) {
    const { box: left, scrolls } = clipped(one, box);
    if (!scrolls && (left.width < box.width - 2 || left.height < box.height - 2))
      faults.add(`a picture in ${nameOf(one.parentElement!)} is cut`);
    for (const other of tiles.slice(i + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 1 && down > 1) faults.add(`a picture in ${nameOf(one.parentElement!)} lies over the next`);
    }
  }

  /** What stays in sight while the page is scrolled lies over the rest. */
  const floats = (one: Element): boolean => {
    for (let at: Element | null = one; at; at = at.parentElement) {
      if (/sticky|fixed/.test(getComputedStyle(at).position)) return true;
    }
    return false;
  };

  /* what is read */
  const texts: { one: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const one = node.parentElement!;
    if (
      !node.textContent!.trim() ||
      one.closest("svg, script, style, option, .skip, [aria-hidden] .card") ||
      one.matches("details:not([open])") ||
      !seen(one)
    )
      continue;
    const style = getComputedStyle(one);
    const size = Number.parseFloat(style.fontSize);
    const caps = style.fontFamily.startsWith("Ara") || one.localName === "kbd" || one.parentElement?.matches(".tile");
    if (size === 0) continue;
    if (size < (caps ? 11 : 12) - 0.05) faults.add(`${nameOf(one)} has letters of ${size} px`);
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      const { box: left, scrolls } = clipped(one, box);
      const cutX = box.width - Math.max(0, left.width);
      const cutY = box.height - Math.max(0, left.height);
      if (!scrolls && (cutX > 2 || cutY > 0.3 * box.height))
        faults.add(`${nameOf(one)} is cut (${Math.round(cutX)}, ${Math.round(cutY)})`);
      if (!scrolls && !inside(box) && !one.closest(".table-log")) faults.add(`${nameOf(one)}: text outside the window`);
      if (!floats(one) && left.width > 1 && left.height > 1) texts.push({ one, box: left });
    }
  }
  for (let i = 0; i < texts.length; i++) {
    for (let j = i + 1; j < texts.length; j++) {
      const [a, b] = [texts[i]!, texts[j]!];
      if (
        a.one === b.one ||
        a.one.closest(".card, dialog, .table-armed") ||
        b.one.closest(".card, dialog, .table-armed")
      )
        continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      // Lines stand closer than their boxes are high.
      if (across > 3 && down > 0.35 * Math.min(a.box.height, b.box.height))
        faults.add(`${nameOf(a.one)} lies over ${nameOf(b.one)}`);
    }
  }
  return [...faults];
}
