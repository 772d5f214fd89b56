import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { categoryExamples, linkExample } from '../examples/shell';
import { CategoryBar } from './CategoryBar';

const meta = {
  title: 'Components/Shell/CategoryBar',
  component: CategoryBar,
  args: {
    categories: categoryExamples,
    links: [linkExample('Flugblätter', { isHighlighted: true }), linkExample('Unsere Qualität')],
    moreLinks: [linkExample('Kontakt')],
  },
  parameters: { layout: 'fullscreen' },
  decorators: [(StoryOfBar) => <div style={{ minHeight: 420 }}><StoryOfBar /></div>],
} satisfies Meta<typeof CategoryBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed: the top categories, and the editors' links at the right. */
export const Closed: Story = {
  tags: ['visual', 'matrix'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Fleisch & Geflügel' })).toHaveAttribute('href', '/search?category=1');
    await expect(canvas.getByRole('button', { name: 'Alle Kategorien', expanded: false })).toBeEnabled();
  },
};

/** The button opens the menu; Escape closes it and gives the focus back. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('button', { name: 'Alle Kategorien' });
    await userEvent.click(all);
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Fleisch & Geflügel' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Fleisch & Geflügel' })).not.toBeInTheDocument());
    await expect(all).toHaveFocus();
    await userEvent.click(all);
    await canvas.findByRole('list', { name: 'Fleisch & Geflügel' });
  },
};

/** The arrow down on a category opens its branch. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Wurst & Schinken' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Wurst & Schinken' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: /Schinken 88|Schinken88/ })).toBeVisible();
  },
};

/** Nothing is known yet: the bar has its height, and the button waits. */
export const Loading: Story = {
  args: { categories: undefined, links: [], moreLinks: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Alle Kategorien' })).toBeDisabled();
  },
};
