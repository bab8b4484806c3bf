/** Activated abilities: their icons, how they are activated, and how that is forbidden and told. */
import { type Entry, forms, inRole } from '../../../kernel/vocabulary.js';

const { player, card } = inRole;

export const activatingWords: readonly Entry[] = [
  {
    kind: 'icon',
    icon: 'tap ability',
    ability: 'triggered',
    words: ['tap ability'],
    japanese: 'タップ能力',
    means: 'what is done when the creature is tapped in place of attacking',
    by: ['tapAbilities', 'onlyIfItCouldAttack'],
  },
  {
    kind: 'icon',
    icon: 'silent skill',
    ability: 'triggered',
    words: ['silent skill'],
    japanese: 'サイレントスキル',
    means: 'what is done when the creature stays tapped as the others untap',
    by: ['silentSkills'],
  },
  {
    kind: 'command',
    command: 'activate',
    parts: [{ decision: ['attack'], from: 'object', verbs: ['activate'], nth: true }],
    words: ['activate'],
    japanese: 'タップ能力',
    means: 'taps a creature in place of attacking, for its tap ability',
    by: ['tapAbilities'],
  },
  {
    kind: 'command',
    command: 'use silent skill',
    parts: [{ decision: ['silent skill'], from: 'object', verbs: ['activate'], nth: true }],
    words: ['use silent skill'],
    japanese: 'サイレントスキル',
    means: 'leaves creatures tapped, for their silent skills',
    by: ['silentSkills'],
  },
  {
    kind: 'command',
    command: 'no silent skill',
    parts: [{ decision: ['silent skill'], from: 'none' }],
    words: ['no silent skill'],
    means: 'untaps all creatures',
    by: ['silentSkills'],
  },
  {
    kind: 'decision',
    decision: 'silent skill',
    words: ['silent skill'],
    means: 'which creatures stay tapped for their silent skills',
    by: ['silentSkills'],
  },
  {
    kind: 'action',
    action: 'activate',
    words: ['activate abilities'],
    cannot: { of: 'either' },
    japanese: '起動',
    means: 'carry out what an activated ability asks for: a tap ability, a silent skill',
    by: ['cannotActivate'],
  },
  {
    kind: 'event',
    event: 'activate',
    ofAbility: true,
    forms: forms('activate activates activated activated activating'),
    noun: ['ability'],
    passive: { subject: { ...card('card'), orPlayer: 'player' }, joins: { by: player('player') } },
    words: ["x's ability was activated"],
    japanese: '起動',
    means: 'what an activated ability asks for was carried out',
    by: ['activate'],
  },
];
