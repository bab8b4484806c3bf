/** Rulings to record from an empty page. */
export interface Recording {
  readonly name: string;
  readonly rulebook: string;
  /** Name, characteristics as words, numbers and names, and text. */
  readonly cards: readonly (readonly [
    name: string,
    words: string,
    numbers?: string,
    ...lines: readonly string[],
  ])[];
  /** What is put where: `A battle zone: Brawler, tapped`; so many blank cards: `A mana zone: 5 fire`. */
  readonly board: readonly string[];
  readonly turn: readonly [player: string, step: string];
  /** Lines that are offered, or options that are picked together; `! line [rule]` is barred by that rule there. */
  readonly script: readonly (string | readonly string[])[];
  /** What is asserted, each with a rule that is cited for it, where one has to be. */
  readonly facts: readonly (readonly [line: string, rule?: string])[];
}

const dm = 'duel-masters/1.13';
const ff = 'fire-force/1.0.0';
const fab = 'flesh-and-blood/core';

const brawler = ['Brawler', 'creature fire', 'cost 3 power 3000'] as const;
const recruit = ['Recruit', 'unit', 'cost 1 power 3'] as const;
const captain = ['Captain', 'unit', 'cost 3 power 6'] as const;
const hero = ['Wanderer', 'hero', 'life 20 intellect 4'] as const;
const jab = ['Jab', 'action attack', 'cost 0 pitch 1 power 3 defense 2'] as const;
const heroes = ['A hero zone: Wanderer', 'B hero zone: Wanderer'];

export const recordings: readonly Recording[] = [
  {
    name: 'Equal power: both lose',
    rulebook: dm,
    cards: [brawler],
    board: ['A battle zone: Brawler', 'B battle zone: Brawler, tapped'],
    turn: ['A', 'attack step'],
    script: ['A: attack brawler2 with brawler'],
    facts: [
      ['brawler in A graveyard', '115.3b'],
      ['brawler2 in B graveyard', '115.3b'],
      ['nobody has won'],
    ],
  },
  {
    name: 'A creature that was summoned this turn cannot attack',
    rulebook: dm,
    cards: [brawler],
    board: ['A hand: Brawler', 'A mana zone: 3 fire'],
    turn: ['A', 'main step'],
    script: ['A: summon brawler', 'A: end main step', '! A: attack with brawler [301.6]'],
    facts: [['A cannot attack with brawler', '301.6']],
  },
  {
    name: 'A spell that is not paid for cannot be cast',
    rulebook: dm,
    cards: [
      ['Flash', 'spell light', 'cost 4', "tap up to 2 of your opponent's creatures"],
      brawler,
    ],
    board: ['A hand: Flash', 'A mana zone: 3 light', 'B battle zone: Brawler'],
    turn: ['A', 'main step'],
    script: ['! A: cast flash [112.2]'],
    facts: [['A cannot cast flash']],
  },
  {
    name: 'A blocker takes the attack upon itself',
    rulebook: dm,
    cards: [brawler, ['Warden', 'creature light', 'cost 4 power 4500', 'blocker']],
    board: ['A battle zone: Brawler', 'B battle zone: Warden', 'B shield zone: 2'],
    turn: ['A', 'attack step'],
    script: ['A: attack B with brawler', 'B: block with warden'],
    facts: [
      ['brawler in A graveyard', '703.4d'],
      ['warden in B battle zone'],
      ['B shield zone = 2'],
    ],
  },
  {
    name: 'Up to two are tapped',
    rulebook: dm,
    cards: [
      ['Flash', 'spell light', 'cost 2', "tap up to 2 of your opponent's creatures"],
      brawler,
    ],
    board: [
      'A hand: Flash',
      'A mana zone: 2 light',
      'B battle zone: Brawler',
      'B battle zone: Brawler',
      'B battle zone: Brawler',
    ],
    turn: ['A', 'main step'],
    script: ['A: cast flash', ['brawler', 'brawler3']],
    facts: [['brawler is tapped'], ['brawler2 is untapped'], ['brawler3 is tapped']],
  },
  {
    name: 'The stronger attacker retires the target',
    rulebook: ff,
    cards: [recruit, captain],
    board: ['A field: Captain', 'B field: Recruit, spent', 'B field: Captain'],
    turn: ['A', 'main phase'],
    script: ['! A: attack captain2 with captain [702.2]', 'A: attack recruit with captain'],
    facts: [['recruit in B adolla', '702.17a'], ['captain in A field'], ['captain is spent']],
  },
  {
    name: 'A unit that came this turn does not attack',
    rulebook: ff,
    cards: [recruit],
    board: ['A field: Recruit, deployed this turn', 'B field: Recruit, spent'],
    turn: ['A', 'main phase'],
    script: ['! A: attack with recruit [702.1a-2]'],
    facts: [['A cannot attack with recruit', '702.1a-2']],
  },
  {
    name: 'Which of several is retired',
    rulebook: ff,
    cards: [recruit, captain, ['Trap', 'event', 'cost 0', "retire 1 of your opponent's units"]],
    board: ['A hand: Trap', 'B field: Recruit', 'B field: Captain'],
    turn: ['A', 'main phase'],
    script: ['A: use trap', 'A: choose recruit'],
    facts: [['recruit in B adolla', '1114.1'], ['captain in B field'], ['trap in A adolla']],
  },
  {
    name: 'What flame cannot pay is not used',
    rulebook: ff,
    cards: [recruit, captain],
    board: ['A hand: Captain', 'A hand: Recruit', 'A field: 2 flame'],
    turn: ['A', 'main phase'],
    script: ['! A: use captain [905.4b]', 'A: use recruit'],
    facts: [['recruit in A field'], ['A cannot use captain', '905.4b']],
  },
  {
    name: 'Support saves the target',
    rulebook: ff,
    cards: [recruit, captain, ['Helper', 'unit', 'cost 1 power 1 support 4']],
    board: ['A field: Captain', 'B field: Recruit, spent', 'B hand: Helper'],
    turn: ['A', 'main phase'],
    script: ['A: attack recruit with captain', 'B: support helper'],
    facts: [['recruit in B field'], ['helper in B adolla']],
  },
  {
    name: 'An attack that nobody defends hits',
    rulebook: fab,
    cards: [hero, jab],
    board: [...heroes, 'A hand: Jab', 'B hand: Jab'],
    turn: ['A', 'action phase'],
    script: ['A: play jab', 'B: no defense'],
    facts: [['wanderer2 life = 17']],
  },
  {
    name: 'What defends lessens the damage',
    rulebook: fab,
    cards: [hero, jab],
    board: [...heroes, 'A hand: Jab', 'B hand: Jab'],
    turn: ['A', 'action phase'],
    script: ['A: play jab', 'B: defend with jab2'],
    facts: [['wanderer2 life = 19']],
  },
  {
    name: 'Without resources nothing that costs is played',
    rulebook: fab,
    cards: [hero, ['Strike', 'action attack', 'cost 1 pitch 1 power 5']],
    board: [...heroes, 'A hand: Strike'],
    turn: ['A', 'action phase'],
    script: ['! A: play strike [5.1.6b]'],
    facts: [['A cannot play strike']],
  },
  {
    name: 'A card is pitched to pay',
    rulebook: fab,
    cards: [
      hero,
      ['Strike', 'action attack', 'cost 1 pitch 1 power 5'],
      jab,
      ['Elixir', 'action', 'cost 0 pitch 3', 'gain 1 life'],
    ],
    board: [...heroes, 'A hand: Strike', 'A hand: Jab', 'A hand: Elixir'],
    turn: ['A', 'action phase'],
    script: ['A: play strike', 'A: pitch jab'],
    facts: [['jab in A pitch zone'], ['elixir in A hand']],
  },
  {
    name: 'A second action needs go again',
    rulebook: fab,
    cards: [hero, ['Plan', 'action', 'cost 0 pitch 2', 'gain 1 life'], jab],
    board: [...heroes, 'A hand: Plan', 'A hand: Jab'],
    turn: ['A', 'action phase'],
    script: ['A: play plan'],
    facts: [['wanderer life = 21'], ['A cannot play jab']],
  },
];
