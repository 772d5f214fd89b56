/** A link that editors placed into the frame, checked: it can only lead where a link may. */
export interface ShellLink {
  readonly caption: string;
  /** Path of the shop, or an address outside. */
  readonly href: string;
  readonly isOutside: boolean;
  /** Opens in a window of its own. */
  readonly inNewWindow: boolean;
  /** True to emphasize it. */
  readonly isHighlighted: boolean;
}
