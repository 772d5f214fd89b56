import { screen, within } from 'storybook/test';

/** Context of a play function. */
interface StoryHands {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: { click(element: Element): Promise<void> };
}

/** Chooses an action from the page head's menu. */
export async function chooseAction({ canvas, userEvent }: StoryHands, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Weitere Aktionen' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}
