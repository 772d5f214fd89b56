// Written from textBundles.ts by `npm run gen`.
import job from '../../messages/de/job.json';

export const messages = { ...job };
