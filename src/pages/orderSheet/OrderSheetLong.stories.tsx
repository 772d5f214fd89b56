import { onlineManager } from '@tanstack/react-query';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { setScenario, watchStory } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './OrderSheetPage';

const pattern = '/my/order-sheet';

const meta = {
  title: 'Pages/OrderSheet/LongList',
  component: Component,
  parameters: { shop: { as: 'anna', tenant: 'AL', route: `${pattern}?source=template:template-100-1`, pattern } },
  beforeEach: watchStory,
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const amounts = async (canvas: StoryContext['canvas']) =>
  within(await canvas.findByRole('grid', { name: 'Mengen' })).findAllByRole('textbox', { name: /^Menge / });

/** Expects the focus in a visible amount, below the bar and above the window's lower edge. */
async function standsInView(name?: RegExp): Promise<void> {
  await waitFor(async () => {
    const field = document.activeElement as HTMLElement;
    await expect(field).toHaveAccessibleName(name ?? /./);
    const { top, bottom, left, width } = field.getBoundingClientRect();
    for (const height of [top + 1, bottom - 1]) await expect(document.elementFromPoint(left + width / 2, height)).toBe(field);
  });
}

/** Any key keeps the focused line in view; an added line is scrolled to far below the window. */
export const KeysStayInViewInUse: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { as: 'jana', customer: '1000', tenant: 'AL', route: `${pattern}?source=template:template-1000-1`, pattern } },
  play: async ({ canvas, userEvent }) => {
    const [first] = await amounts(canvas);
    first?.focus();
    await userEvent.keyboard('{Enter}'.repeat(12));
    await standsInView();
    for (const key of ['PageDown', 'PageDown', 'PageDown', 'PageUp', 'ArrowUp']) {
      await userEvent.keyboard(`{${key}}`);
      await standsInView();
    }
    const left = document.activeElement;
    // What is typed before the finder is there is the finder's, also if a line far away was asked for just before.
    await userEvent.keyboard('{PageUp}{PageUp}+104713');
    const finder = await canvas.findByRole('combobox', { name: 'Zeile hinzufügen' });
    await waitFor(() => expect(finder).toHaveFocus());
    await expect(finder).toHaveValue('104713');
    await expect(left).toHaveValue('');
    await canvas.findByRole('option', { name: /104713/ });
    const grid = canvas.getByRole('grid', { name: 'Mengen' });
    await expect(grid.querySelector('input[value="104713"]')).not.toBeInTheDocument();
    const count = Number(grid.getAttribute('aria-rowcount'));
    await userEvent.keyboard('{Enter}');
    await standsInView(/^Menge /);
    await expect(grid).toHaveAttribute('aria-rowcount', String(count + 1));
    await expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', String(count + 1));
    await userEvent.keyboard('+');
    await waitFor(() => expect(finder).toHaveFocus());
  },
};

/** Keys lead to the last and the first line, wherever they are. */
export const FirstAndLastInUse: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { as: 'jana', customer: '1000', tenant: 'AL', route: `${pattern}?source=template:template-1000-1`, pattern } },
  play: async ({ canvas, userEvent }) => {
    const [first] = await amounts(canvas);
    first?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const rowCount = canvas.getByRole('grid', { name: 'Mengen' }).getAttribute('aria-rowcount');
    await waitFor(() => expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', rowCount));
    await standsInView();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '2'));
    await standsInView();
  },
};

/** Keys and digits typed without a pause belong to the lines they were meant for, also while the list still scrolls there. */
export const FastKeysInUse: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { as: 'jana', customer: '1000', tenant: 'AL', route: `${pattern}?source=template:template-1000-1`, pattern } },
  play: async ({ canvas, userEvent }) => {
    const [first] = await amounts(canvas);
    first?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}{ArrowUp}72{Backspace}{Enter}8{Enter}9');
    const rowCount = Number(canvas.getByRole('grid', { name: 'Mengen' }).getAttribute('aria-rowcount'));
    await waitFor(() => expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', String(rowCount)));
    const lastThree = (await amounts(canvas)).slice(-3);
    await waitFor(() => expect(lastThree.map((field) => (field as HTMLInputElement).value)).toEqual(['7', '8', '9']));
    await expect(canvas.getByRole('button', { name: '3 Zeilen in den Warenkorb' })).toBeEnabled();
    // The same way back: a page up and down in one go ends where it began.
    await userEvent.keyboard('{Control>}{Home}{/Control}5{Enter}6');
    await waitFor(() => expect(document.activeElement).toHaveValue('6'));
    await expect(first).not.toBeInTheDocument();
    const [top, next] = await amounts(canvas);
    await expect([top, next].map((field) => (field as HTMLInputElement).value)).toEqual(['5', '6']);
  },
};

/** Sent offline from far down the sheet: the sticky bar says that it waits. */
export const OfflineFarDown: Story = {
  parameters: { shop: { as: 'jana', customer: '1000', tenant: 'AL', route: `${pattern}?source=template:template-1000-1`, pattern } },
  play: async ({ canvas, userEvent }) => {
    const [first] = await amounts(canvas);
    first?.focus();
    for (let pages = 0; pages < 5; pages += 1) {
      await userEvent.keyboard('{PageDown}');
      await standsInView();
    }
    await userEvent.keyboard('70');
    await canvas.findByRole('button', { name: '1 Zeile in den Warenkorb' });
    onlineManager.setOnline(false);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const said = await canvas.findByText(/^Ohne Verbindung gemerkt/);
    const { top, bottom, left } = said.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, (top + bottom) / 2)).toBe(said);
    await expect(said.closest('output')).toBeInTheDocument();
    await standsInView();
  },
};

/** After the last amount Enter focuses the send button; without input it stays, and the next digit starts an amount. */
export const EndInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const last = (await amounts(canvas)).at(-1) as HTMLInputElement;
    last.focus();
    await userEvent.keyboard('{Enter}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('2{ArrowDown}3');
    await expect(last).toHaveValue('3');
    await userEvent.keyboard('{Enter}');
    const send = await canvas.findByRole('button', { name: '1 Zeile in den Warenkorb' });
    await waitFor(() => expect(send).toHaveFocus());
    await userEvent.keyboard('4');
    await expect(last).toHaveValue('3');
    last.focus();
    await userEvent.keyboard('5{Enter}');
    await expect(send).toHaveFocus();
  },
};

/** A sent amount isn't extended: the next digit starts another one. */
export const AfterSendingInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const [first] = (await amounts(canvas)) as HTMLInputElement[];
    first?.focus();
    await userEvent.keyboard('70{Control>}{Enter}{/Control}');
    await canvas.findByText(/^im Warenkorb: /);
    await userEvent.keyboard('8');
    await expect(first).toHaveValue('8');
  },
};

/** After the report the focus is at the line that failed. */
export const AfterTheReportInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const [first, second] = (await amounts(canvas)) as HTMLInputElement[];
    second?.focus();
    await userEvent.keyboard('1');
    setScenario('setCartItems=500,setSingleCartItem=500,setCartItem=500');
    const send = await canvas.findByRole('button', { name: '1 Zeile in den Warenkorb' });
    await userEvent.click(send);
    const report = await screen.findByRole('dialog');
    await userEvent.click(within(report).getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(second).toHaveFocus());
    await expect(first).toHaveValue('');
  },
};

/** An amount below the minimum is raised by one press, and by a key. */
export const MinimumInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const fields = (await amounts(canvas)) as HTMLInputElement[];
    for (const field of fields) {
      field.focus();
      await userEvent.keyboard('1');
    }
    const [take] = await canvas.findAllByRole('button', { name: /^\d+\s.* nehmen: / });
    const [, amount = '', product = ''] = /^(\d+)\s.* nehmen: (.*)$/.exec(take?.getAttribute('aria-label') ?? '') ?? [];
    await userEvent.click(take as HTMLElement);
    const field = canvas.getByRole('textbox', { name: (name) => name.startsWith(`Menge ${product} in`) });
    await expect(field).toHaveValue(amount);
    await expect(field).toHaveFocus();
    await expect(take).not.toBeInTheDocument();
    await userEvent.keyboard('1{Alt>}{Enter}{/Alt}');
    await expect(field).toHaveValue(amount);
  },
};
