/** A fault that `npm run planted` puts into the shop's code while it is built, and switches on for the tests that are to notice it. */
export interface PlantedFault {
  /** `screen-whatHappens`, no other fault's. */
  readonly id: string;
  /** Path of the source from the root of the project. */
  readonly file: string;
  /** A piece of it that occurs exactly once. */
  readonly find: string;
  /** Replacement of the code; `@` is true while this fault is switched on. */
  readonly plant: string;
  /** The effect for a user. */
  readonly says: string;
  /** Files of journeys that are asked, such as "checkoutFaults", where neither unit tests nor stories notice it; otherwise those named alike. */
  readonly journeys?: readonly string[];
}
