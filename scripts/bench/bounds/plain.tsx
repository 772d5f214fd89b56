import type { SearchResult } from '#gen/models/index.ts';
import { createRoot } from 'react-dom/client';
import { rowsOf } from './answer';
import { ProductRow } from './ProductRow';
import './rows.css';

const root = document.getElementById('root');
const answer = await fetch(`/rows-${new URLSearchParams(location.search).get('size')}.json`);
const rows = rowsOf((await answer.json()) as SearchResult);
if (root)
  createRoot(root).render(
    <main>
      {rows.map((row) => (
        <ProductRow key={row.sku} row={row} />
      ))}
    </main>,
  );
