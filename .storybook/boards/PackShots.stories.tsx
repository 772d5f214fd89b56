import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deriveTokens } from '#themes/deriveTokens.ts';
import { useLook } from '#themes/look.ts';
import { PackBoard } from './PackBoard';

type Samples = Omit<Parameters<typeof PackBoard>[0], 'tokens'>;

/** The catalogue is loaded with this story, not with the whole Storybook. */
async function loadSamples(): Promise<Samples> {
  const [{ catalogueOf }, { pictureSvg }, { packKinds }, { packShotOf }, { departments }, { nameOf }] = await Promise.all([
    import('#mocks/catalogue/catalogue.ts'),
    import('#mocks/catalogue/pictures.ts'),
    import('#mocks/catalogue/packShots/drawings.ts'),
    import('#mocks/catalogue/packShots/packShot.ts'),
    import('#mocks/catalogue/families.ts'),
    import('#mocks/catalogue/naming.ts'),
  ]);
  const { articles } = catalogueOf('AL');
  const sampleOf = (article: (typeof articles)[number]) => {
    const svg = pictureSvg('AL', article.sku, 'medium');
    return svg === undefined ? [] : [{ name: `${nameOf(article, 'en')}, ${article.sku}`, svg }];
  };
  const packs = packKinds.map((kind) => {
    const goods = new Map(articles.filter((article) => packShotOf(article).kind === kind).map((article) => [article.item.name, article]));
    return [kind, [...goods.values()].slice(0, 4).flatMap(sampleOf).slice(0, 2)] as const;
  });
  const categories = departments.map(({ name }, place) => {
    const own = articles.filter(({ family }) => family.department === place);
    return [name.split('|')[1] ?? name, own.slice(0, 14).flatMap(sampleOf).slice(0, 10)] as const;
  });
  return { packs, categories };
}

function PackShots(samples: Samples) {
  return <PackBoard tokens={deriveTokens(useLook())} {...samples} />;
}

const meta = {
  title: 'Foundations/Pictures',
  component: PackShots,
  tags: ['!autodocs'],
  args: { packs: [], categories: [] },
  parameters: { controls: { disable: true } },
  loaders: [loadSamples],
  render: (_args, { loaded }) => <PackShots {...(loaded as Samples)} />,
} satisfies Meta<typeof PackShots>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every pack with two goods, and the first ten products of each department, in the toolbar's look. */
export const PackShotGallery: Story = {
  name: 'Pack shots',
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')];
    await expect(pictures.length).toBeGreaterThan(400);
    await Promise.all(pictures.map((picture) => picture.decode()));
    await expect(pictures.filter(({ naturalWidth }) => naturalWidth !== 480)).toEqual([]);
  },
};
