// Written from textBundles.ts by `npm run gen`.
import planner from '../../messages/en/planner.json';

export const messages = { ...planner };
