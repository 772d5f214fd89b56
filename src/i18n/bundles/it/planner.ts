// Written from textBundles.ts by `npm run gen`.
import planner from '../../messages/it/planner.json';

export const messages = { ...planner };
