// Written from textBundles.ts by `npm run gen`.
import app from '../../messages/en/app.json';
import feedback from '../../messages/en/feedback.json';
import list from '../../messages/en/list.json';
import price from '../../messages/en/price.json';
import product from '../../messages/en/product.json';
import quantity from '../../messages/en/quantity.json';
import screen from '../../messages/en/screen.json';
import search from '../../messages/en/search.json';
import shell from '../../messages/en/shell.json';
import unit from '../../messages/en/unit.json';

export const messages = { ...app, ...feedback, ...list, ...price, ...product, ...quantity, ...screen, ...search, ...shell, ...unit };

/** The other bundles of this language. */
export const others = import.meta.glob<Readonly<Record<string, string>>>(['./*.ts', '!./frame.ts'], { import: 'messages' });
