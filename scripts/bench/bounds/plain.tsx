import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { rowsOf, sizeOf, type Row } from './answer';
import './rows.css';

/** R: the same rows in plain React, as light as React makes them. */
const ProductRow = memo(function ProductRow({ row }: { row: Row }) {
  const [amount, setAmount] = useState('1');
  const [unit, setUnit] = useState(row.unit);
  return (
    <article aria-label={row.name}>
      <a href={`/product/${row.sku}`}>
        <img src={row.picture} alt={row.name} width={72} height={72} />
      </a>
      <div className="info">
        <a href={`/product/${row.sku}`}>{row.name}</a>
        <small>{row.sku}</small>
      </div>
      <b>{row.price}</b>
      <select aria-label={`Einheit: ${row.name}`} value={unit} onChange={(event) => setUnit(event.target.value)}>
        {row.units.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <input aria-label={`Menge: ${row.name}`} inputMode="numeric" value={amount} onChange={(event) => setAmount(event.target.value)} />
      <button type="button" aria-label={`In den Warenkorb: ${row.name}`}>
        +
      </button>
    </article>
  );
});

const root = document.getElementById('root');
const answer = await fetch(`/rows-${sizeOf(location.search)}.json`);
const rows = rowsOf((await answer.json()) as Parameters<typeof rowsOf>[0]);
if (root)
  createRoot(root).render(
    <main>
      {rows.map((row) => (
        <ProductRow key={row.sku} row={row} />
      ))}
    </main>,
  );
