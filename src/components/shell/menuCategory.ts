export interface MenuCategory {
  readonly id: string;
  readonly name: string;
  /** Address of its products. */
  readonly href: string;
  readonly picture: string | undefined;
  /** Number of products in it and below. */
  readonly count: number;
  /** Direct subcategories, in display order. */
  readonly children: readonly MenuCategory[];
}
