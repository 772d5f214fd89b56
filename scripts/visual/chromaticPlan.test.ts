import { expect, test } from 'vitest';
import { chromaticPlan, storyFilesReached } from './chromaticPlan';

const story = (id: string, title: string, ...tags: string[]) => ({
  id,
  title,
  tags,
  importPath: `./src/${id}.stories.tsx`,
  type: 'story' as const,
});

test('stories are listed with their modes, and stories without a picture are left alone', () => {
  const { shot, skipped, faults } = chromaticPlan([
    story('kit-button--primary', 'Kit/Button', 'visual', 'two-looks', 'hover-focus'),
    story('kit-button--in-use', 'Kit/Button', 'dev'),
    story('pages-search--browse', 'Pages/Search', 'dark'),
    { ...story('kit-button--docs', 'Kit/Button'), type: 'docs' },
  ]);
  expect(shot.map(({ id, modes }) => `${id}: ${modes.join(', ')}`)).toEqual([
    'kit-button--primary: AL 1280, GM 1280',
    'pages-search--browse: AL 1440 dark, GM 1440 dark, EN 1440 dark',
  ]);
  expect(skipped).toBe(1);
  expect(faults).toEqual([]);
});

const stats = {
  modules: [
    { name: './src/button.css', reasons: [{ moduleName: './src/Button.tsx' }] },
    { name: './src/Button.tsx', reasons: [{ moduleName: './src/Button.stories.tsx' }, { moduleName: './src/Page.tsx' }] },
    { name: './src/Page.tsx', reasons: [{ moduleName: './src/Page.stories.tsx' }] },
    { name: './src/Button.stories.tsx', reasons: [{ moduleName: './virtual-stories.js' }] },
    { name: './src/Page.stories.tsx', reasons: [{ moduleName: './virtual-stories.js' }] },
    { name: './src/Other.stories.tsx', reasons: [{ moduleName: './virtual-stories.js' }] },
  ],
};

test('a changed file affects the stories that import it, and no others', () => {
  expect([...storyFilesReached(stats, ['src/button.css'])].toSorted()).toEqual(['src/Button.stories.tsx', 'src/Page.stories.tsx']);
  expect([...storyFilesReached(stats, ['src/Page.tsx'])]).toEqual(['src/Page.stories.tsx']);
  expect([...storyFilesReached(stats, ['src/Other.stories.tsx', 'README.md'])]).toEqual(['src/Other.stories.tsx']);
  expect(storyFilesReached(stats, [])).toEqual(new Set());
});

test('a change of the frame affects all stories', () => {
  expect(storyFilesReached(stats, ['.storybook/frame.tsx']).size).toBe(3);
  expect(storyFilesReached(stats, ['package-lock.json']).size).toBe(3);
});
