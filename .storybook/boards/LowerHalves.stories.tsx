import type { Meta, StoryObj } from '@storybook/react-vite';
import { badgeExample, buyerRules, onSaleExample, productExample } from '#tests/examples/product.ts';
import { ProductRow } from '#components/product/ProductRow.tsx';
import { GroupHeading } from '#components/search/GroupHeading.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import { allTokens } from '#themes/allTokens.ts';
import { lowerHalfDistance } from '#themes/distance.ts';
import { themeCodes, type ThemeCode } from '#themes/themeCodes.ts';
import type { ThemeMode } from '#themes/tokens.ts';
import styles from './LowerHalves.module.css';
import { boardAccessibility, expectOwnLooks, loadEveryFace, LooksBoard } from './LooksBoard';

const nothing = () => undefined;
const products = [
  onSaleExample({ badges: [badgeExample('cooled'), badgeExample('weighed-item')] }),
  productExample({ sku: '956597', name: 'Ofenbrot mit Kümmel, 1 kg', thumbnail: undefined }),
];

/** Typical content below the head of a screen, without a name that identifies the shop. */
function LowerHalf() {
  return (
    <div className={styles.half}>
      <SectionHeading level={3} look="section" className={styles.section}>
        Zuletzt bestellt
      </SectionHeading>
      <div className={styles.list}>
        <GroupHeading view="row" name="Käse" count={2} href="#cheese" />
        {products.map((product) => (
          <ProductRow
            key={product.sku}
            product={product}
            href="#product"
            displayRules={buyerRules}
            choice={{ amount: 1, unit: product.defaultUnit }}
            cart={{ kind: 'out', isBusy: false }}
            actions={{ onChoose: nothing, onClamped: nothing, onAdd: nothing, onRemove: nothing, onUndo: nothing, onExplainPrice: nothing }}
          />
        ))}
      </div>
      <EmptyState title="Noch nichts gemerkt." actions={<ButtonLink href="#search">Zum Sortiment</ButtonLink>} />
    </div>
  );
}

interface BoardProps {
  /** The looks. */
  looks: readonly ThemeCode[];
  mode: ThemeMode;
}

function nearestOf(code: ThemeCode): string {
  const distances = themeCodes
    .filter((other) => other !== code)
    .map((other) => ({ other, ...lowerHalfDistance(allTokens[code], allTokens[other]) }))
    .toSorted((one, other) => one.total - other.total);
  return distances
    .slice(0, 1)
    .map(({ other, total }) => `${other} (${total.toFixed(1)})`)
    .join('');
}

function Board({ looks, mode }: BoardProps) {
  return (
    <LooksBoard name="half-" looks={looks} mode={mode} captionOf={(code) => `nearest ${nearestOf(code)}`}>
      <LowerHalf />
    </LooksBoard>
  );
}

/** One of each family, and all single ones. */
const families: readonly ThemeCode[] = ['AL', 'GM', 'GS', 'IE', 'LE', 'SI', 'SP', 'ZU', 'HA', 'EN', 'GF', 'AZ', 'LL', 'KI', 'national'];

const meta = {
  title: 'Boards/Lower halves',
  component: Board,
  tags: ['visual', '!autodocs'],
  args: { looks: families, mode: 'light' },
  argTypes: { looks: { control: 'inline-check', options: themeCodes }, mode: { control: false } },
  parameters: { layout: 'fullscreen', a11y: boardAccessibility() },
  loaders: [loadEveryFace],
  play: ({ args, canvasElement }) => expectOwnLooks(canvasElement, args.looks, args.mode),
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The lower half of a screen by day, with its distance from the nearest other look. */
export const Light: Story = {};

/** The same by night. */
export const Dark: Story = { args: { mode: 'dark' } };
