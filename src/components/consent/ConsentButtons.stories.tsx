import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConsentButtons } from './ConsentButtons';

const meta = {
  title: 'Components/Consent/ConsentButtons',
  component: ConsentButtons,
  args: { onRefuse: fn(), onAgree: fn() },
} satisfies Meta<typeof ConsentButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both choices are equal in size, colours and type. */
export const Equal: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [refuse, agree] = canvas.getAllByRole('button');
    if (!refuse || !agree) throw new Error('There are two choices');
    await expect([refuse.textContent, agree.textContent]).toEqual(['Nur notwendige', 'Alle akzeptieren']);
    const lookOf = (button: HTMLElement) => {
      const { color, backgroundColor, font } = getComputedStyle(button);
      const { width, height } = button.getBoundingClientRect();
      return { color, backgroundColor, font, width, height };
    };
    await expect(lookOf(refuse)).toEqual(lookOf(agree));
    await userEvent.click(refuse);
    await expect(args.onRefuse).toHaveBeenCalledOnce();
    await userEvent.click(agree);
    await expect(args.onAgree).toHaveBeenCalledOnce();
  },
};
