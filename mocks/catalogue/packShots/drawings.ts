import { bottle, bottleForms, type BottleKind } from './bottles';
import type { Design } from './label';
import * as rigid from './rigidPacks';
import { placed } from './shades';
import * as soft from './softPacks';
import * as whole from './wholeGoods';

/** How each pack is drawn, besides the bottles. */
const drawings = {
  bagInBox: rigid.bagInBox,
  board: whole.board,
  box: rigid.box,
  brick: rigid.brick,
  bucket: rigid.bucket,
  bunch: whole.bunch,
  can: rigid.drinkCan,
  canister: rigid.canister,
  carton: rigid.carton,
  clearBag: soft.clearBag,
  crate: whole.crate,
  cup: rigid.cup,
  jar: rigid.jar,
  keg: rigid.keg,
  lowTin: (design) => rigid.tin(design, 30),
  net: soft.net,
  openCarton: rigid.openCarton,
  paper: whole.paper,
  piece: whole.piece,
  pouch: (design) => soft.pouch(design, false),
  punnet: soft.punnet,
  roll: rigid.roll,
  sack: soft.sack,
  shaker: rigid.shaker,
  stick: whole.stick,
  tin: (design) => rigid.tin(design, 58),
  tray: soft.tray,
  tube: rigid.tube,
  vacuum: soft.vacuum,
  wheel: whole.wheel,
  windowPouch: (design) => soft.pouch(design, true),
  wrapped: soft.wrapped,
} as const satisfies Readonly<Record<string, (design: Design) => string>>;

export type PackKind = keyof typeof drawings | BottleKind;

/** All packs in the order of their names, the bottles behind them. */
export const packKinds: readonly PackKind[] = [
  ...(Object.keys(drawings) as (keyof typeof drawings)[]),
  ...(Object.keys(bottleForms) as BottleKind[]),
];

/** How far low packs stand above the ground of the others, so that they lie in the picture's middle. */
const lifts: Readonly<Partial<Record<PackKind, number>>> = {
  lowTin: 14,
  paper: 8,
  piece: 4,
  roll: 6,
  stick: 10,
  tray: 8,
  vacuum: 5,
  wheel: 7,
};

/** A pack of a kind in its natural size. */
export function drawKind(kind: PackKind, design: Design): string {
  const draw: ((design: Design) => string) | undefined = Object.hasOwn(drawings, kind)
    ? drawings[kind as keyof typeof drawings]
    : undefined;
  return placed(draw ? draw(design) : bottle(design, kind as BottleKind), 0, -(lifts[kind] ?? 0));
}
