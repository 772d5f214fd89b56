import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JobList } from './JobList';

const meta = {
  title: 'Components/Content/JobList',
  component: JobList,
  tags: ['two-looks'],
  args: {
    jobs: [
      {
        path: 'koch',
        title: 'Köchin oder Koch',
        active: true,
        workLocation: 'Zell am See',
        employmentType: 'Vollzeit',
        entryDate: '2027-01-04',
      },
      { path: 'fahrer', title: 'Fahrerin oder Fahrer', active: true },
    ],
    hrefOf: (path: string) => `/jobs/${path}`,
  },
} satisfies Meta<typeof JobList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Position, place, extent and first day. */
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Köchin oder Koch.*Zell am See.*Eintritt ab/ })).toHaveAttribute('href', '/jobs/koch');
    await expect(canvas.getByRole('link', { name: /Fahrer.*Eintritt ab sofort/ })).toBeVisible();
  },
};

/** A vacancy without a title still has a named link. */
export const Unnamed: Story = {
  args: { jobs: [{ path: 'koch', title: ' ', active: true, workLocation: ' ', employmentType: 'Vollzeit' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/^Offene Stelle\s*Vollzeit/);
  },
};
