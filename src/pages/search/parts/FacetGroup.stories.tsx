import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { facetsExample } from '#tests/examples/search.ts';
import { FacetGroup } from './FacetGroup';

/** Keeps the selection in state, as the address does. */
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

/** A few values with their number of products; a press ticks one and reports it. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Bio/ }));
    await expect(args.onToggle).toHaveBeenLastCalledWith('BIO', true);
    await expect(canvas.getByRole('checkbox', { name: /^Bio/ })).toBeChecked();
  },
};

/** Collapsed: the title only; a press expands it. */
export const Folded: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Bio')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Eigenschaften'));
    await expect(canvas.getByText('Bio')).toBeVisible();
  },
};

/** One value is selected: the group is expanded even if closed by default. */
export const Chosen: Story = { args: { isOpen: false, chosen: ['LF'] } };

/** Twenty-four brands: eight at first, all on request, then with a search field. */
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

/** A selected value that is missing from the result stays, with zero, so that it can be removed. */
export const ChosenAndGone: Story = { args: { chosen: ['HAL'] } };
