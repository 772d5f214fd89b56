import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useLook } from '#themes/look.ts';
import { categoryExamples, linkExample } from '#tests/examples/shell.ts';
import { CategoryBar } from './CategoryBar';
import { Header } from './Header';
import { HeaderButton, HeaderLink } from './HeaderControl';
import { MegaMenu } from './MegaMenu';
import { SearchBox } from './SearchBox';

const controls = (
  <>
    <HeaderButton icon="customer" name="Kunde Pension Enzian, wechseln" label="Pension Enzian" detail="100" onClick={fn()} />
    <HeaderLink href="/my/notification-center" icon="news" name="Nachrichten, 2 ungelesen" count={2} />
    <HeaderLink href="/checkout" icon="cart" name="Warenkorb, 3 Positionen, 182,40 €" label="182,40 €" count={3} />
  </>
);

const menu = Object.assign(MegaMenu, { prefetch: () => undefined });

const search = <SearchBox query="" suggestions={undefined} onType={fn()} onSearch={fn()} />;

/** The header in the toolbar's tenant. */
function LookHeader(props: Omit<React.ComponentProps<typeof Header>, 'mark'>) {
  return <Header {...props} mark={useLook().wordMark} />;
}

const meta = {
  title: 'Components/Shell/Header',
  component: LookHeader,
  args: { homeHref: '/', controls, search },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LookHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Wide: two rows. */
export const Wide: Story = {
  tags: ['visual', 'three-looks'],
  args: {
    categoryBar: (
      <CategoryBar categories={categoryExamples} links={[linkExample('Flugblätter', { isHighlighted: true })]} moreLinks={[]} Menu={menu} />
    ),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /zur Startseite/ })).toHaveAttribute('href', '/');
  },
};

/** Small desktop: one row, the categories behind a button. */
export const Small: Story = {
  args: { menu: <HeaderButton icon="menu" name="Kategorien" onClick={fn()} /> },
  globals: { viewport: { value: 'smallDesktop' } },
};

/** A line of news above everything. */
export const WithNotice: Story = { args: { notice: 'Bestellungen für Samstag bitte bis Freitag, 14:30 Uhr.' } };

/** On the phone the search takes the row while it is open. */
export const Searching: Story = {
  args: { isSearching: true, menu: <HeaderButton icon="back" name="Suche schließen" onClick={fn()} /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /zur Startseite/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('combobox', { name: 'Artikel suchen' })).toBeVisible();
  },
};
