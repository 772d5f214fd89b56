// Written from textBundles.ts by `npm run gen`.
import app from '../../messages/it/app.json';
import feedback from '../../messages/it/feedback.json';
import list from '../../messages/it/list.json';
import price from '../../messages/it/price.json';
import product from '../../messages/it/product.json';
import quantity from '../../messages/it/quantity.json';
import screen from '../../messages/it/screen.json';
import search from '../../messages/it/search.json';
import shell from '../../messages/it/shell.json';
import unit from '../../messages/it/unit.json';

export const messages = { ...app, ...feedback, ...list, ...price, ...product, ...quantity, ...screen, ...search, ...shell, ...unit };

/** The other bundles of this language. */
export const others = import.meta.glob<Readonly<Record<string, string>>>(['./*.ts', '!./frame.ts'], { import: 'messages' });
