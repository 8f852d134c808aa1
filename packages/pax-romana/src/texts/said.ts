/** What a label is made of: the fields of an action with their names, empty where it has none. */
export interface Said {
  readonly node: string;
  readonly unit: string;
  readonly leader: string;
  /** The power or owner it names: as subject, as the one something is done to, and as an owner. */
  readonly who: string;
  readonly to: string;
  readonly of: string;
  readonly province: string;
  readonly n: number;
  /** "2 legions", where it names a sort of unit. */
  readonly count: string;
  /** `n` Talents. */
  readonly talents: string;
  readonly kind: string;
  readonly yes: boolean;
  /** Movement Points it costs, where that is known; and whether it means a battle. */
  readonly mp: number | undefined;
  readonly attack: boolean;
  /** 9.33: whether it crosses a strait. */
  readonly strait: boolean;
  /** 10.32: what two dice must bring. */
  readonly needed: number;
}
