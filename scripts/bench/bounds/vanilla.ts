import { rowsOf, sizeOf, type Row } from './answer';
import './rows.css';

/** V: the same rows in plain DOM calls. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  fields: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), fields);
  made.append(...children);
  return made;
}

function rowElement({ sku, name, picture, price, units, unit }: Row): HTMLElement {
  const href = `/product/${sku}`;
  return element(
    'article',
    { ariaLabel: name },
    element('a', { href }, element('img', { src: picture, alt: name, width: 72, height: 72 })),
    element('div', { className: 'info' }, element('a', { href, textContent: name }), element('small', { textContent: sku })),
    element('b', { textContent: price }),
    element(
      'select',
      { ariaLabel: `Einheit: ${name}` },
      ...units.map((text) => element('option', { textContent: text, selected: text === unit })),
    ),
    element('input', { ariaLabel: `Menge: ${name}`, inputMode: 'numeric', value: '1' }),
    element('button', { type: 'button', ariaLabel: `In den Warenkorb: ${name}`, textContent: '+' }),
  );
}

const answer = await fetch(`/rows-${sizeOf(location.search)}.json`);
const rows = rowsOf((await answer.json()) as Parameters<typeof rowsOf>[0]);
document.getElementById('root')?.append(element('main', {}, ...rows.map(rowElement)));
