import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inOwnWindow } from '../docs';
import { FilterSelect } from '../list/FilterSelect';
import { BackLink } from './BackLink';
import { PageHead } from './PageHead';

const print = fn();

const meta = {
  title: 'Kit/Page/PageHead',
  component: PageHead,
  args: {
    title: 'Bestellung 4500012345',
    back: <BackLink href="/my/orders">Bestellungen</BackLink>,
    primary: { key: 'reorder', label: 'Alles noch einmal bestellen', onPress: fn() },
    actions: [
      { key: 'print', label: 'Drucken', onPress: print },
      { key: 'allergens', label: 'Allergene', href: '/my/orders/detail/4500012345/allergens' },
      { key: 'remove', label: 'Löschen', isDestructive: true, onPress: fn() },
    ],
  },
  // The back link is in the margin above the page's head.
  decorators: [
    (StoryOfHead) => (
      <div style={{ paddingTop: 20 }}>
        <StoryOfHead />
      </div>
    ),
  ],
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

const middle = (element: Element) => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

/** Back link, title, quiet actions, the menu of the rest, the primary one at the right: all on one middle. */
export const Default: Story = {
  tags: ['visual', 'three-looks'],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Bestellung 4500012345' });
    const primary = canvas.getByRole('button', { name: 'Alles noch einmal bestellen' });
    await expect(canvas.getByRole('link', { name: 'Bestellungen' })).toBeVisible();
    await expect(Math.abs(middle(title) - middle(primary))).toBeLessThanOrEqual(1);
    await expect(canvas.queryByRole('button', { name: 'Löschen' })).toBeNull();
  },
};

/** With tools, as above a list. */
export const WithTools: Story = {
  tags: ['visual'],
  args: {
    title: 'Bestellvorlagen',
    back: undefined,
    tools: <FilterSelect label="Bestellweg" value="" options={[{ value: '', title: 'Alle' }]} onChange={fn()} />,
    primary: { key: 'create', label: 'Neue Vorlage', onPress: fn() },
    actions: [],
  },
};

/** On the phone the main action precedes the tools, visually and in tab order. */
export const PhoneWithTools: Story = {
  ...WithTools,
  tags: [],
  parameters: { docs: inOwnWindow },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const create = canvas.getByRole('button', { name: 'Neue Vorlage' });
    const filter = canvas.getByRole('combobox', { name: 'Bestellweg' });
    await expect(create.getBoundingClientRect().bottom).toBeLessThanOrEqual(filter.getBoundingClientRect().top);
    await userEvent.tab();
    await expect(create).toHaveFocus();
    await userEvent.tab();
    await expect(filter).toHaveFocus();
  },
};

/** The title has the same position without a back link. */
export const TitleAlone: Story = {
  args: { back: undefined, primary: undefined, actions: [] },
};

/** On the phone an arrow before the title, the primary action as wide as the window, the rest behind three dots. */
export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
};

/** The sheet of the rest: destructive actions last; the chosen action runs once the sheet is gone. */
export const PhoneInUse: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { docs: inOwnWindow },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    print.mockClear();
    const dots = await canvas.findByRole('button', { name: 'Weitere Aktionen' });
    await userEvent.click(dots);
    const lines = await screen.findAllByRole('menuitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual(['Drucken', 'Allergene', 'Löschen']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(dots).toHaveFocus());
  },
};
