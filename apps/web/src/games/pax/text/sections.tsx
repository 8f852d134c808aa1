import type { JSX } from "preact";
import type { Block, Section } from "./describe.ts";
import { Ruled } from "./ruled.tsx";

/** The table as headings, lists and tables. */
export function Sections({ sections }: { readonly sections: readonly Section[] }): JSX.Element {
  return (
    <div class="text-sections">
      {sections.map(({ name, title, blocks }) => (
        <section key={name} class="text-section panel" aria-labelledby={`text-${name}`} data-section={name}>
          <h3 class="text-h3" id={`text-${name}`}>
            {title}
          </h3>
          {blocks.map((block, i) => (
            <Told key={i} block={block} label={`text-${name}`} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Told({ block, label }: { readonly block: Block; readonly label: string }): JSX.Element {
  if (block.type === "text")
    return (
      <p>
        <Ruled text={block.text} />
      </p>
    );
  if (block.type === "table") return <Rows block={block} label={label} />;
  const items = block.items.map((item, i) => (
    <li key={i}>
      <Ruled text={item} />
    </li>
  ));
  return block.numbered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function Rows({
  block,
  label,
}: {
  readonly block: Extract<Block, { type: "table" }>;
  readonly label: string;
}): JSX.Element {
  return (
    <table class="text-rows" aria-labelledby={label}>
      <thead>
        <tr>
          {block.head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map(({ cells: [first, ...rest], marked }) => (
          <tr key={first} class={marked ? "text-marked" : undefined}>
            <th scope="row">{first}</th>
            {rest.map((cell, i) => (
              <td key={i} data-head={block.head[i + 1]}>
                <Ruled text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
