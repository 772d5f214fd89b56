import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { facetsExample } from '../../../../tests/examples/search';
import { FacetGroup } from './FacetGroup';

/** Keeps what is ticked, as the address does. */
function Ticked({ chosen: first, onToggle, ...props }: ComponentProps<typeof FacetGroup>) {
  const [chosen, setChosen] = useState(first);
  return (
    <FacetGroup
      {...props}
      chosen={chosen}
      onToggle={(value, isOn) => {
        setChosen(isOn ? [...chosen, value] : chosen.filter((one) => one !== value));
        onToggle(value, isOn);
      }}
    />
  );
}

const { attributes, brandNames } = facetsExample.values;

const meta = {
  title: 'Components/Search/FacetGroup',
  component: FacetGroup,
  args: { title: 'Eigenschaften', values: attributes, chosen: [], isOpen: true, onToggle: fn() },
  render: (args) => <Ticked {...args} />,
  decorators: [
    (StoryOfGroup) => (
      <div style={{ width: 264 }}>
        <StoryOfGroup />
      </div>
    ),
  ],
} satisfies Meta<typeof FacetGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A few values with the number of products that each would leave; a press ticks one and tells. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Bio/ }));
    await expect(args.onToggle).toHaveBeenLastCalledWith('BIO', true);
    await expect(canvas.getByRole('checkbox', { name: /^Bio/ })).toBeChecked();
  },
};

/** Folded: the title alone; a press unfolds it. */
export const Folded: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Bio')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Eigenschaften'));
    await expect(canvas.getByText('Bio')).toBeVisible();
  },
};

/** One value is on: the group is unfolded even where it would not be. */
export const Chosen: Story = { args: { isOpen: false, chosen: ['LF'] } };

/** Twenty-four brands: eight at first, all on demand, then with a field to look for one. */
export const Many: Story = {
  args: { title: 'Marken', values: brandNames },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Alle 24 anzeigen' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Marken durchsuchen' }), '20');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Weniger anzeigen' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8);
  },
};

/** A value that is on and that the result no longer has stays, with zero, to be taken off. */
export const ChosenAndGone: Story = { args: { chosen: ['HAL'] } };
