// Written from textBundles.ts by `npm run gen`.
import app from '../../messages/de/app.json';
import feedback from '../../messages/de/feedback.json';
import list from '../../messages/de/list.json';
import price from '../../messages/de/price.json';
import product from '../../messages/de/product.json';
import quantity from '../../messages/de/quantity.json';
import screen from '../../messages/de/screen.json';
import search from '../../messages/de/search.json';
import shell from '../../messages/de/shell.json';
import unit from '../../messages/de/unit.json';

export const messages = { ...app, ...feedback, ...list, ...price, ...product, ...quantity, ...screen, ...search, ...shell, ...unit };

/** The other bundles of this language. */
export const others = import.meta.glob<Readonly<Record<string, string>>>(['./*.ts', '!./frame.ts'], { import: 'messages' });
