// Writes the comment of a pull request out of reports/visual/report.json; .github/workflows/ci.yml runs it, with its surroundings by environment.
import { writeComment } from './visual/comment.ts';
import { lastReport } from './visual/reportFile.ts';
import { summaryOf } from './visual/summary.ts';
import { readWords } from './words.ts';

readWords('GITHUB_TOKEN=… GITHUB_REPOSITORY=owner/name PULL_REQUEST=7 node scripts/visual-comment.ts', {});

const { GITHUB_API_URL, GITHUB_TOKEN, GITHUB_REPOSITORY, PULL_REQUEST, RUN_URL, THUMBS_URL } = process.env;
const report = lastReport();
if (!report || !GITHUB_TOKEN || !GITHUB_REPOSITORY || !PULL_REQUEST) {
  console.error('The comment needs reports/visual/report.json, GITHUB_TOKEN, GITHUB_REPOSITORY and PULL_REQUEST, the number.');
  process.exit(1);
}
const text = summaryOf(report, THUMBS_URL ? (thumb) => `${THUMBS_URL}/${thumb.replace('pictures/', '')}` : undefined);
await writeComment(
  {
    api: GITHUB_API_URL ?? 'https://api.github.com',
    repository: GITHUB_REPOSITORY,
    number: Number(PULL_REQUEST),
    token: GITHUB_TOKEN,
  },
  RUN_URL ? `${text}\nThe whole report is among [the run's artifacts](${RUN_URL}): \`visual/index.html\` in \`reports\`.\n` : text,
);
