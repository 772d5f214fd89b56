// Written from textBundles.ts by `npm run gen`.
import planner from '../../messages/de/planner.json';

export const messages = { ...planner };
