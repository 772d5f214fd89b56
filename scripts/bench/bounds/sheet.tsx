import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { rowsOf, sizeOf, type Row } from './answer';
import './sheet.css';

/** R of the order sheet: the same columns in plain React, each row with its own amount, and nothing that adds them up. */
const SheetRow = memo(function SheetRow({ row }: { row: Row }) {
  const [amount, setAmount] = useState('');
  return (
    <div data-sku={row.sku}>
      <div>{row.sku}</div>
      <div className="name">{row.name}</div>
      <button type="button" tabIndex={-1} aria-label={`Einheit wechseln: ${row.name}`}>
        {row.unit}
      </button>
      <div />
      <div>1 {row.unit}</div>
      <div>{row.price}</div>
      <input
        aria-label={`Menge: ${row.name}`}
        inputMode="numeric"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      <div />
    </div>
  );
});

/** Enter goes to the next amount. */
document.addEventListener('keydown', ({ key }) => {
  const row = key === 'Enter' ? document.activeElement?.closest('[data-sku]') : undefined;
  row?.nextElementSibling?.querySelector('input')?.focus();
});

const root = document.getElementById('root');
const answer = await fetch(`/rows-${sizeOf(location.search)}.json`);
const rows = rowsOf((await answer.json()) as Parameters<typeof rowsOf>[0]);
if (root)
  createRoot(root).render(
    <main>
      {rows.map((row) => (
        <SheetRow key={row.sku} row={row} />
      ))}
    </main>,
  );
