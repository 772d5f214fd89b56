import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { inOwnWindow } from '../docs';
import { DatePopover } from './DatePopover';

const meta = {
  title: 'Kit/Field/DatePopover',
  component: DatePopover,
  parameters: { docs: inOwnWindow },
  args: {
    isOpen: true,
    anchor: { current: null },
    today: '2026-11-25',
    value: undefined,
    min: '2026-11-24',
    max: '2026-11-28',
    onClose: fn(),
    onChoose: fn(),
  },
  render: function Anchored(args) {
    const anchor = useRef<HTMLDivElement>(null);
    return (
      <div ref={anchor} style={{ width: 320 }}>
        <DatePopover {...args} anchor={anchor} />
      </div>
    );
  },
} satisfies Meta<typeof DatePopover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A selected day, in a month whose first days are disabled. */
export const Chosen: Story = {
  tags: ['visual', 'phone'],
  args: { value: '2027-03-25', min: '2027-03-10', max: undefined },
  play: async () => {
    await expect(await screen.findByRole('gridcell', { name: '25' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** Without a day it shows the nearest month that has selectable days. */
export const NoDayYet: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Tag wählen' }));
    await expect(dialog.getByRole('gridcell', { current: 'date' })).toHaveTextContent('25');
    await userEvent.click(dialog.getByRole('gridcell', { name: '27' }));
    await expect(args.onChoose).toHaveBeenCalledWith('2026-11-27');
    await expect(dialog.getByRole('gridcell', { name: '29' })).toBeDisabled();
  },
};

/** Shows and marks the given today, whatever the device's clock says. */
export const AnotherToday: Story = {
  args: { today: '2031-02-14', min: undefined, max: undefined },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Februar 2031')).toBeInTheDocument();
    await expect(dialog.getByRole('gridcell', { current: 'date' })).toHaveTextContent('14');
    await expect(dialog.getByRole('gridcell', { current: 'date' })).toHaveFocus();
  },
};

/** Picks a year first, for a day long ago. */
export const Years: Story = {
  args: { value: '2026-11-25', min: undefined, max: undefined },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /Jahr wählen/ }));
    await userEvent.click(await dialog.findByRole('radio', { name: '2024' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(await dialog.findByRole('gridcell', { name: '5' }));
    await expect(args.onChoose).toHaveBeenCalledWith('2024-11-05');
  },
};
