/** What happens: how card texts wait for it, and how claims tell that it did. */
import { commonEvent, turnEvent } from '../../../kernel/common-words.js';
import { lookEvent } from '../../../kernel/look-words.js';
import { defendingTypes } from './traits.js';
import { allArena, unseenIn } from './zones.js';
import { type Entry, type EventWord, forms, inRole } from '../../../kernel/vocabulary.js';

const { card, player, zone } = inRole;

/** Cards are played, pitched and activated by whoever controls them, and by nobody else. */
const itsPlayer = player('player', { ofItsCard: true });

/** Where cards are that are played, pitched or declared, and where they are then. */
const playedFrom = ['hand', 'arsenal', 'banished', 'graveyard', 'stack'];
/** The zone from which one is played: no text can be carried out yet that lets it be another. */
const whence = zone('from', { zones: ['hand', 'arsenal'] });
/** Heroes, weapons, equipment, resources and blocks are never played. */
const played = card('card', {
  types: ['action', 'instant', 'attack reaction', 'defense reaction'],
  zones: playedFrom,
});
const pitchedFrom = ['hand', 'pitch'];
/** Where heroes are, and allies: nobody attacks what lies elsewhere, nor a weapon. */
const attacked = card('target', {
  zones: ['hero', 'permanent'],
  types: ['hero', 'action', 'instant', 'token'],
});

/** What attacks, and so hits: no hero, but for what a text has that do. */
const attackingTypes = ['action', 'weapon', 'token', 'instant', 'equipment'];
const hitting = card('card', { types: attackingTypes });

/** What a card deals that is not living, its player deals as well, and so does their hero (8.5.3a). */
const dealing = { ...card('by'), orPlayer: 'dealt by', orStandIn: 'dealt by' };

/** Where cards are that come to defend: an effect may add them from anywhere (8.5.32). */
const defendsFrom = [
  ...['hand', 'arsenal', 'head', 'chest', 'arms', 'legs', 'weapon', 'combat chain'],
  ...['permanent', 'graveyard', 'banished', 'deck', 'pitch', 'stack'],
];

/** What is scrapped comes from the graveyard (8.3.32). */
const scrapped = card('card', {
  zones: ['graveyard', 'banished'],
  types: ['action', 'equipment', 'instant'],
});

const deeds: readonly EventWord[] = [
  {
    kind: 'event',
    event: 'play',
    forms: forms('play plays played played playing'),
    active: {
      subject: itsPlayer,
      object: played,
      joins: { from: whence },
    },
    passive: {
      subject: played,
      joins: { by: itsPlayer, from: whence },
    },
    words: ['plays', 'is played', 'was played'],
    japanese: 'プレイした',
    means: 'a card has been played: it is on the stack, and paid for',
    by: ['playCard.play'],
  },
  {
    kind: 'event',
    event: 'activate',
    ofAbility: true,
    forms: forms('activate activates activated activated activating'),
    passive: { subject: card('card'), joins: { by: itsPlayer } },
    words: ['is activated', 'was activated'],
    japanese: '起動した',
    means: 'an ability of the card has been activated',
    by: ['activateAbility.createLayer'],
  },
  {
    kind: 'event',
    event: 'pitch',
    forms: forms('pitch pitches pitched pitched pitching'),
    active: { subject: itsPlayer, object: card('card', { zones: pitchedFrom }) },
    passive: { subject: card('card', { zones: pitchedFrom }), joins: { by: itsPlayer } },
    words: ['pitches', 'is pitched', 'was pitched'],
    japanese: 'ピッチした',
    means: 'a card of the hand is pitched',
    by: ['pitch'],
  },
  {
    kind: 'event',
    event: 'enter',
    with: ['arena'],
    withIsOptional: true,
    forms: forms('enter enters entered entered entering'),
    active: { subject: card('card') },
    words: ['enters the arena', 'entered the arena'],
    japanese: '闘技場に出た',
    means: 'a card that was not there comes to the arena: as a permanent, or onto the combat chain',
    by: [
      ...['resolveLayer.becomePermanent', 'createToken', 'putTerm', 'returnTerm', 'transform'],
      ...['attackStep.moveToChain', 'defend'],
    ],
  },
  {
    kind: 'event',
    event: 'attack',
    afterwards: ['card'],
    opposed: true,
    forms: forms('attack attacks attacked attacked attacking'),
    active: {
      subject: {
        ...card('card', { zones: [...allArena, 'stack'], types: attackingTypes }),
        orPlayer: 'player',
        orStandIn: 'attacking hero of',
      },
      object: attacked,
    },
    passive: { subject: attacked, joins: { by: card('card') } },
    words: ['attacks', 'is attacked', 'attacked'],
    japanese: '攻撃した',
    means: 'a card, or a weapon, has become attacking',
    by: ['attackStep.attack'],
  },
  {
    kind: 'event',
    event: 'defend',
    afterwards: ['attack'],
    opposed: true,
    forms: forms('defend defends defended defended defending'),
    active: {
      subject: {
        ...card('card', {
          zones: defendsFrom,
          types: defendingTypes,
          never: ['isAttack', 'isAttacking'],
        }),
        orPlayer: 'player',
        orStandIn: 'player',
      },
    },
    passive: { subject: card('attack'), joins: { by: card('card') } },
    words: ['defends', 'defended', 'is defended'],
    japanese: '防御した',
    means: 'a card comes to defend',
    by: ['defend'],
  },
  {
    kind: 'event',
    event: 'hit',
    afterwards: ['card'],
    opposed: true,
    forms: forms('hit hits hit hit hitting'),
    active: { subject: { ...hitting, orPlayer: 'player' }, object: card('target') },
    passive: { subject: card('target'), joins: { by: hitting } },
    words: ['hits', 'is hit', 'was hit'],
    japanese: 'ヒットした',
    means: 'an attack deals damage to its target in the damage step',
    by: ['isHit'],
  },
  {
    kind: 'event',
    event: 'damage',
    afterwards: ['by'],
    forms: forms('deal deals dealt dealt dealing'),
    with: ['damage'],
    counts: 'amount',
    active: { subject: dealing, joins: { to: card('card') } },
    passive: { subject: { ...card('card'), orPlayer: 'hero of' }, joins: { by: card('by') } },
    words: ['deals damage', 'dealt damage', 'is dealt damage'],
    japanese: 'ダメージを与えた',
    means: 'a card deals damage to what is living',
    by: ['damage'],
  },
  ...(['physical', 'arcane'] as const).map((type): EventWord => ({
    kind: 'event',
    event: 'damage',
    where: { type },
    // Only what attacks deals physical damage (8.5.3b).
    ...(type === 'physical' && { opposed: true }),
    forms: forms('deal deals dealt dealt dealing'),
    with: [`${type} damage`],
    counts: 'amount',
    active: { subject: dealing, joins: { to: card('card') } },
    passive: { subject: { ...card('card'), orPlayer: 'hero of' }, joins: { by: card('by') } },
    words: [`deals ${type} damage`, `dealt ${type} damage`],
    japanese: type === 'arcane' ? '秘術ダメージ' : '物理ダメージ',
    means: `a card deals ${type} damage`,
    by: ['damage', 'damageType'],
  })),
  {
    kind: 'event',
    event: 'gain-life',
    forms: forms('gain gains gained gained gaining'),
    with: ['life'],
    counts: 'amount',
    active: { subject: player('player') },
    words: ['gains life', 'gained life'],
    japanese: 'ライフを得た',
    means: 'the hero of a player gains life',
    by: ['gainLife'],
  },
  {
    kind: 'event',
    event: 'lose-life',
    forms: forms('lose loses lost lost losing'),
    with: ['life'],
    counts: 'amount',
    active: { subject: { ...card('card'), orPlayer: 'player' }, joins: { by: card('by') } },
    words: ['loses life', 'lost life'],
    japanese: 'ライフを失った',
    means: 'what is living loses life, by damage or otherwise; a player does if their hero does',
    by: ['loseLife', 'damage'],
  },
  {
    kind: 'event',
    event: 'prevent',
    forms: forms('prevent prevents prevented prevented preventing'),
    noun: ['damage'],
    passive: { joins: { to: card('card') } },
    words: ['damage is prevented', 'damage was prevented'],
    japanese: '軽減された',
    means: 'damage is prevented that would have been dealt',
    by: ['preventTerm'],
  },
  {
    kind: 'event',
    event: 'intimidate',
    forms: forms('intimidate intimidates intimidated intimidated intimidating'),
    passive: { subject: player('player'), joins: { by: card('by') } },
    words: ['is intimidated', 'was intimidated'],
    japanese: '威嚇された',
    means: 'a player is intimidated, with a card to banish or without',
    by: ['intimidate'],
  },
  {
    kind: 'event',
    event: 'opt',
    forms: forms('opt opts opted opted opting'),
    active: { subject: player('player') },
    words: ['opts', 'opted'],
    means: 'a player opts',
    by: ['opt'],
  },
  ...(['put', 'remove'] as const).map((verb): EventWord => ({
    kind: 'event',
    event: `${verb}-counters`,
    forms: forms(
      verb === 'put' ? 'put puts put put putting' : 'remove removes removed removed removing',
    ),
    noun: ['counter'],
    passive: { joins: verb === 'put' ? { on: card('card') } : { from: card('card') } },
    words: [`a counter is ${verb === 'put' ? 'put' : 'removed'}`],
    means: `a counter is ${verb === 'put' ? 'put on a card' : 'removed from a card'}`,
    by: [`${verb}Counters`],
  })),
  {
    kind: 'event',
    event: 'create-token',
    forms: forms('create creates created created creating'),
    with: ['token', 'tokens'],
    active: { subject: player('player') },
    words: ['creates a token', 'created a token'],
    means: 'a player creates a token, each by itself',
    by: ['createToken'],
  },
  ...[
    ['boost', 'boosts', 'boosted', 'boosting'],
    ['fuse', 'fuses', 'fused', 'fusing'],
  ].map(([event = '', third = '', past = '', ing = '']): EventWord => ({
    kind: 'event',
    event,
    forms: forms(`${event} ${third} ${past} ${past} ${ing}`),
    active: { subject: itsPlayer, object: card('card', { zones: ['stack'] }) },
    passive: { subject: card('card', { zones: ['stack'] }), joins: { by: itsPlayer } },
    words: [third, `is ${past}`, `was ${past}`],
    means: `a player has paid what ${event === 'fuse' ? 'fusion' : event} says, as the card was played`,
    by: [event === 'fuse' ? 'fusion' : event],
  })),
  {
    kind: 'event',
    event: 'scrap',
    forms: forms('scrap scraps scrapped scrapped scrapping'),
    active: { subject: player('player'), object: scrapped },
    passive: { subject: scrapped, joins: { by: player('player') } },
    words: ['scraps', 'is scrapped', 'was scrapped'],
    means: 'a player has banished the card to pay what scrap says (8.3.32a)',
    by: ['scrap'],
  },
  {
    kind: 'event',
    event: 'beat chest',
    forms: forms('beat beats beat beaten beating'),
    with: ['chest'],
    active: { subject: player('player') },
    words: ['beats chest', 'beat chest'],
    means: 'a player has paid what beat chest says',
    by: ['beatChest'],
  },
  {
    kind: 'event',
    event: 'reveal',
    forms: forms('reveal reveals revealed revealed revealing'),
    active: { subject: player('player'), object: card('card', { zones: unseenIn }) },
    passive: { subject: card('card', { zones: unseenIn }), joins: { by: player('player') } },
    words: ['reveals', 'is revealed', 'was revealed'],
    japanese: '公開した',
    means: 'a private card is shown to all',
    by: ['revealTerm'],
  },
  lookEvent({ zones: unseenIn }, 'looksAtOwn'),
  {
    kind: 'event',
    event: 'destroy',
    to: 'graveyard',
    forms: forms('destroy destroys destroyed destroyed destroying'),
    passive: { subject: card('card'), joins: { by: card('by') } },
    words: ['is destroyed', 'was destroyed'],
    japanese: '破壊された',
    means: 'a card of the arena is destroyed',
    by: ['destroy'],
  },
  {
    kind: 'event',
    event: 'banish',
    to: 'banished',
    forms: forms('banish banishes banished banished banishing'),
    passive: { subject: card('card'), joins: { by: card('by') } },
    words: ['is banished', 'was banished'],
    japanese: '追放された',
    means: 'a card is banished',
    by: ['banish'],
  },
  {
    kind: 'event',
    event: 'mark',
    forms: forms('mark marks marked marked marking'),
    passive: {
      subject: card('card', { types: ['hero'], zones: ['hero'] }),
      joins: { by: card('by') },
    },
    words: ['is marked', 'was marked'],
    japanese: '標的になった',
    means: 'an effect marks a hero',
    by: ['becomesMarked'],
  },
  {
    kind: 'event',
    event: 'concede',
    neverReplaced: true,
    forms: forms('concede concedes conceded conceded conceding'),
    active: { subject: player('player') },
    words: ['concedes', 'conceded'],
    japanese: '投了',
    means: 'a player gives up',
    by: ['concede'],
  },
];

const course: readonly EventWord[] = [
  commonEvent('draw'),
  commonEvent('discard', { to: 'graveyard' }),
  commonEvent('move', { by: ['staysTheSame'] }),
  commonEvent('put', { by: ['putTerm'] }),
  commonEvent('shuffle', { by: ['shuffle'] }),
  commonEvent('lose', { by: ['heroIsDead', 'concede'] }),
  turnEvent('begin', { japanese: 'ターンの開始時', by: ['startPhase'] }),
  turnEvent('end', { japanese: 'ターンの終了時', by: ['endPhase.passTurn'] }),
  ...(['action phase', 'end phase'] as const).map((phase): EventWord => ({
    kind: 'event',
    event: 'phase-begins',
    where: { step: phase },
    forms: forms('begin begins began begun beginning'),
    noun: [phase],
    active: { subject: player('player') },
    words: [`your ${phase} begins`],
    means: `the ${phase} of a turn begins`,
    by: [phase === 'end phase' ? 'endPhase.begin' : 'actionPhase.begin'],
  })),
  {
    kind: 'event',
    event: 'chain-closes',
    forms: forms('close closes closed closed closing'),
    noun: ['combat chain'],
    active: {},
    words: ['the combat chain closes'],
    japanese: '戦闘チェインが閉じる',
    means: 'combat comes to its end',
    by: ['closeStep.close'],
  },
  {
    kind: 'event',
    event: 'link-resolves',
    forms: forms('resolve resolves resolved resolved resolving'),
    noun: ['chain link'],
    active: {},
    words: ['the chain link resolves'],
    japanese: 'チェインリンクが解決される',
    means: 'the active chain link resolves',
    by: ['resolutionStep.resolveLink'],
  },
];

export const eventWords: readonly Entry[] = [...deeds, ...course];
