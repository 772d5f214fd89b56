export type MenuEntry =
  | {
      readonly kind: 'link';
      readonly key: string;
      readonly label: string;
      /** Quieter text below the label. */
      readonly detail?: string;
      /** Address inside the shop. */
      readonly href: string;
      /** The link points to the current screen. */
      readonly isCurrent?: boolean;
      /** Called just before the link is followed. */
      readonly onFollow?: () => void;
    }
  | {
      readonly kind: 'choice';
      readonly key: string;
      readonly label: string;
      readonly detail?: string;
      /** A remark on a line of its own, which may come late; its space is reserved from the start if it is given, even empty. */
      readonly remark?: string;
      /** Language of the label, if not the page's. */
      readonly lang?: string;
      /** Selected state; undefined for an action. */
      readonly isChosen?: boolean;
      /** Removes something. */
      readonly isDestructive?: boolean;
      readonly isDisabled?: boolean;
      onChoose(): void;
    }
  | { readonly kind: 'divider'; readonly key: string };
