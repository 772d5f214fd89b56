/** A category as menus show it. */
export interface MenuCategory {
  readonly id: string;
  readonly name: string;
  /** Address of its products. */
  readonly href: string;
  /** Picture, where there is one. */
  readonly picture: string | undefined;
  /** Products in it and below. */
  readonly count: number;
  /** The categories directly below, in the order to show. */
  readonly children: readonly MenuCategory[];
}
