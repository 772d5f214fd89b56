import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { categoryExamples, linkExample } from '#tests/examples/shell.ts';
import { CategoryBar } from './CategoryBar';
import { MegaMenu } from './MegaMenu';

const meta = {
  title: 'Components/Shell/CategoryBar',
  component: CategoryBar,
  args: {
    categories: categoryExamples,
    links: [linkExample('Flugblätter', { isHighlighted: true }), linkExample('Unsere Qualität')],
    moreLinks: [linkExample('Kontakt')],
    Menu: Object.assign(MegaMenu, { prefetch: () => undefined }),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (StoryOfBar) => (
      <div style={{ minHeight: 420 }}>
        <StoryOfBar />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed: the top categories, and the editors' links at the right. */
export const Closed: Story = {
  tags: ['visual', 'three-looks'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Fleisch & Geflügel' })).toHaveAttribute('href', '/search?category=1');
    await expect(canvas.getByRole('button', { name: 'Alle Kategorien', expanded: false })).toBeEnabled();
  },
};

/** The button opens the menu. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alle Kategorien' }));
    const leaves = within(await canvas.findByRole('list', { name: 'Rind' }));
    await waitFor(() => expect(leaves.getByRole('link', { name: 'Steaks' })).toBeVisible());
  },
};

/** Escape closes it and gives the focus back. */
export const OpenInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('button', { name: 'Alle Kategorien' });
    await userEvent.click(all);
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Fleisch & Geflügel' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Fleisch & Geflügel' })).not.toBeInTheDocument());
    await expect(all).toHaveFocus();
  },
};

/** The arrow down on a category opens its branch. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Wurst & Schinken' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Wurst & Schinken' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: /Schinken 88|Schinken88/ })).toBeVisible();
  },
};

/** Nothing is known yet: the bar has its height, and the button waits. */
export const Loading: Story = {
  args: { categories: undefined, links: [], moreLinks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Alle Kategorien' })).toBeDisabled();
  },
};

/** More top categories than fit: it shows their number, and opens the menu at the first of them. Hidden ones don't get the focus. */
export const MoreThanFits: Story = {
  args: {
    categories: [1, 2, 3, 4].flatMap((round) =>
      categoryExamples.map((category) => ({ ...category, id: `${round}-${category.id}`, name: `${category.name} ${round}` })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const moreButton = () => canvas.getByRole('button', { name: /^\d+ weitere Kategorien$/ });
    // The fitting entries are measured once the line has its width and its face.
    await waitFor(async () => {
      const more = moreButton();
      const shown = canvas.getAllByRole('link').filter((link) => / [1-4]$/.test(link.textContent ?? ''));
      await expect(shown).toHaveLength(20 - Number.parseInt(more.textContent ?? '', 10));
      for (const link of shown)
        await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(more.getBoundingClientRect().bottom + 1);
    });
    await userEvent.click(moreButton());
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /anzeigen$/ })).toHaveLength(1));
  },
};
