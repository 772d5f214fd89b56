// Written from textBundles.ts by `npm run gen`.
import job from '../../messages/it/job.json';

export const messages = { ...job };
