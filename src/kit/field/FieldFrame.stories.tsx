import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FieldFrame } from './FieldFrame';
import { FieldInput } from './FieldInput';

const meta = {
  title: 'Kit/Field/FieldFrame',
  component: FieldFrame,
  args: {
    id: 'feld',
    label: 'Lieferadresse',
    hint: 'Wohin die Ware geht.',
    children: <FieldInput id="feld" value="Dorfplatz 4" describedBy="feld-hint" onChange={fn()} />,
  },
} satisfies Meta<typeof FieldFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A label above, a hint below. */
export const WithHint: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Lieferadresse' })).toHaveAccessibleDescription('Wohin die Ware geht.');
  },
};

/** The label is for assistive technology only. */
export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Lieferadresse' })).toBeVisible();
  },
};

/** An error makes the control invalid. */
export const WithError: Story = {
  args: { error: 'Diese Adresse gibt es nicht mehr.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Diese Adresse gibt es nicht mehr.');
  },
};
