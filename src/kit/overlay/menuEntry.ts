/** One line of a menu. */
export type MenuEntry =
  | {
      readonly kind: 'link';
      readonly key: string;
      readonly label: string;
      /** Quieter words under it. */
      readonly detail?: string;
      /** Address inside the shop. */
      readonly href: string;
      /** It is the screen that is open. */
      readonly isCurrent?: boolean;
      /** Something to do just before the way is taken. */
      readonly onFollow?: () => void;
    }
  | {
      readonly kind: 'choice';
      readonly key: string;
      readonly label: string;
      readonly detail?: string;
      /** Language of the words, where it is not the page's. */
      readonly lang?: string;
      /** Whether it is chosen now; undefined where choosing is doing. */
      readonly isChosen?: boolean;
      /** Something is gone afterwards. */
      readonly isDestructive?: boolean;
      /** It can't be chosen now. */
      readonly isDisabled?: boolean;
      onChoose(): void;
    }
  | { readonly kind: 'divider'; readonly key: string };
