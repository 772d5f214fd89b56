import { memo, useState } from 'react';
import type { rowsOf } from './answer';

type Row = ReturnType<typeof rowsOf>[number];

/** A row in plain React, as light as React makes it. */
export const ProductRow = memo(function ProductRow({ row }: { row: Row }) {
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
