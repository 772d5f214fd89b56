// Written from textBundles.ts by `npm run gen`.
import job from '../../messages/en/job.json';

export const messages = { ...job };
