import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { clearDevice, loaf, press, searchOf, shop } from './countStory.fixture';
import { Component } from './InventoryCountPage';

/** A label of a Bergkäse loaf with its weight and lot. */
const weighed = '0109001003706891310300612510L2711';

const meta = {
  title: 'Pages/InventoryCount/ScannedCodes',
  component: Component,
  parameters: { shop },
  beforeEach: clearDevice,
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Escapes brackets for the test library. */
const keysOf = (code: string) => code.replace(/[[{]/g, '$&$&');
/** A wireless scanner, slower than many typists. */
const overTheAir = { delay: 60 };

/** A label with weight and lot, with the field focused: counted by weight, and the field is cleared. */
export const InTheField: Story = {
  play: async ({ canvas, userEvent }) => {
    const slow = userEvent.setup(overTheAir);
    const field = await searchOf(canvas);
    await userEvent.type(field, `${weighed}{Enter}`);
    await expect(await canvas.findByText('Gezählt: 6,125 kg')).toBeVisible();
    await expect(field).toHaveValue('');
    await slow.type(field, keysOf(`]C1${weighed}`));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Schon gezählt: 6,125 kg. Mit 6,125 kg zusammen 12,25 kg.')).toBeVisible();
    await userEvent.type(field, `EAN ${loaf}{Enter}`);
    await expect(await canvas.findByText('Gezählt: 1 Laib')).toBeVisible();
  },
};

/** Without a focused field a code is taken whole, however slow, and earlier input stays. */
export const WithoutFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const slow = userEvent.setup(overTheAir);
    await searchOf(canvas);
    await slow.keyboard(`${loaf}{Enter}`);
    await expect(await canvas.findByText('Gezählt: 1 Laib')).toBeVisible();
    // Digits go into the amount, as with the on-screen keys; the next code includes none of them.
    await slow.keyboard('7');
    await expect(await canvas.findByText('Gezählt: 7 Laib')).toBeVisible();
    await userEvent.click(await canvas.findByText('Gezählt: 7 Laib'));
    await slow.keyboard('02090010037068913712{Enter}');
    await expect(await canvas.findByText('Schon gezählt: 7 Laib. Mit 12 Laib zusammen 19 Laib.')).toBeVisible();
  },
};

/** A product's number, typed while no field has the focus, finds the product, as in goods received. */
export const NumberWithoutFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    (await searchOf(canvas)).blur();
    await userEvent.keyboard('104711{Enter}');
    await expect(await canvas.findByRole('textbox', { name: /^Menge: Bergkäse/ })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Codes without a product are reported, and the field is cleared: a pallet, a lot alone, a wrong check digit, an address. */
export const NotUnderstood: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await searchOf(canvas);
    for (const [code, words] of [
      ['00390010030000000014', /ist die Nummer einer Palette/],
      ['(10)L2711', /nennt keinen Artikel/],
      ['0109001003706892', /Prüfziffer .* stimmt nicht/],
      ['https://example.com/bergkaese', /nennt keinen Artikel/],
    ] as const) {
      await userEvent.type(field, `${keysOf(code)}{Enter}`);
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(words));
      await expect(canvas.getByRole('alert')).toHaveTextContent(code);
      await expect(field).toHaveValue('');
    }
    field.blur();
    await userEvent.keyboard('LOT12345670{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('LOT12345670 nennt keinen Artikel.'));
    await expect(canvas.getByText('Noch nichts gezählt')).toBeVisible();
    // The rest of a lot isn't an amount either.
    await userEvent.type(field, `${loaf}{Enter}`);
    await canvas.findByText('Gezählt: 1 Laib');
    field.blur();
    await userEvent.keyboard('LOT12345670{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('LOT12345670 nennt keinen Artikel.'));
    await expect(canvas.getByText('Gezählt: 1 Laib')).toBeVisible();
  },
};

/** Hardware keys work like the on-screen ones, wherever the focus is. */
export const HardwareKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await searchOf(canvas), '104711{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Menge:/ })).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('12');
    await expect(await canvas.findByText(/^Gezählt: 12\s/)).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Backspace}');
    await expect(await canvas.findByText(/^Gezählt: 1\s/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /^Menge:/ })).not.toBeInTheDocument());
  },
};

/** Enter counts no near match; the arrow keys walk through them. */
export const Guessed: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await searchOf(canvas);
    await userEvent.type(field, 'mozarella{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('„mozarella“ gibt es so nicht.');
    await expect(await canvas.findByRole('heading', { name: 'Nichts Genaues. Ähnlich:' })).toBeVisible();
    await expect(field).toHaveValue('mozarella');
    await expect(canvas.getByText('Noch nichts gezählt')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByText(/^Gezählt: 1\s/)).toBeVisible();
    await press(userEvent, canvas, 'Fertig');
  },
};
