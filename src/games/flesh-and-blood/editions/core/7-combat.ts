/** Chapter 7 of the comprehensive rules: combat. */
import { type Chapter, rule } from '../../../../kernel/edition.js';

export const combatChapter: Chapter = {
  title: 'Combat',
  sections: {
    '7.0': 'General',
    '7.1': 'Layer step',
    '7.2': 'Attack step',
    '7.3': 'Defend step',
    '7.4': 'Reaction step',
    '7.5': 'Damage step',
    '7.6': 'Resolution step',
    '7.7': 'Close step',
  },
  rules: {
    '7.0.1': rule(
      ['combat.takeStep', 'timesNow'],
      'a chain link goes through its steps in order: layer, attack, defend, reaction, damage, resolution, close',
      {
        kind: 'procedure',
        clauses: [
          'the steps follow each other in order',
          'the combat chain is open from the first of them to the last: what happens meanwhile happens on it',
          'a chain link is the active one until there is another',
        ],
      },
    ),
    '7.0.2a': rule(
      'beginsLayerStep',
      'as an attack comes to the stack the combat chain opens, and the layer step begins',
    ),
    '7.0.2b': rule(
      'carriesOut',
      'what is for the rest of this combat chain fails where the chain is closed; so does what is for a chain link where none is active (7.0.3d)',
    ),
    '7.0.3c': rule(
      'lastAttackGone',
      'what is asked of the attack of a chain link that has ceased to exist is answered with last known information about it',
    ),
    '7.0.5a': rule(
      'defend',
      'a card that comes to defend is put on the chain link, and defends until it leaves the chain; where no link is active, none does (7.0.3d)',
    ),
    '7.0.5c': rule(
      'attackDefendedAgainst',
      'a card defends against the active attack; if that has ceased to exist, last known information about it is used',
    ),
    '7.1.2': rule('layerStep.goRound', 'players have priority while the attack is on the stack'),
    '7.1.3': rule(
      ['layerStep.end', 'waitsForAttackStep'],
      'once all pass with the attack on top of the stack, the attack step begins',
    ),
    '7.2.2': rule(
      'attackStep.checkTarget',
      'if the target of the attack is no longer legal, the close step begins; what becomes illegal later does not end combat (7.2.2a)',
    ),
    '7.2.3': rule(
      ['attackStep.effects', 'attackStep.moveToChain'],
      'the effects of the attack come about, then it moves onto the combat chain and attacks, with its source if it has one',
      {
        clauses: [
          'the effects of the attack come about',
          'then it moves onto the combat chain as a chain link, and attacks',
          'an attack-proxy moves there together with its attack-source (7.2.3b)',
        ],
      },
    ),
    '7.2.4': rule('attackStep.attack', 'it attacks, and what waits for that triggers'),
    '7.2.4a': rule(
      'heroAttacks',
      'the hero of who controls the attack attacks, unless its source is living, as an ally is: then that does, and there is no attacking hero (8.2.8c)',
    ),
    '7.2.5': rule('attackStep.goRound', 'players have priority'),
    '7.3.2': rule(
      'defendStep.declare',
      'defending cards are declared, and become defending as one event (7.3.2d)',
    ),
    '7.3.2a': rule(
      'mayDeclare',
      'the player whose hero is attacked may declare cards of the hand that are no defense reactions, and public equipment',
      {
        clauses: [
          'any number of cards of the hand, but no defense reactions',
          'public equipment that they control',
        ],
      },
    ),
    '7.3.2b': rule(
      'onlyWithDefense',
      'a card without defense cannot be declared, nor one that defends already',
    ),
    '7.3.3': rule('defendStep.goRound', 'players have priority'),
    '7.4.2': rule('reactionStep.goRound', 'players have priority, the turn player first'),
    '7.4.2a': rule(
      'mayReactAttacking',
      'the player whose hero attacks may play and activate attack reactions',
    ),
    '7.4.2b': rule(
      'mayReactDefending',
      'whose hero is attacked may play and activate defense reactions',
    ),
    '7.4.2c': rule('onlyIfItDefends', 'a defense reaction is not played that could not defend'),
    '7.4.2d': rule(
      'defendsOnResolving',
      'a defense reaction that resolves becomes a defending card',
    ),
    '7.5.2': rule(
      'damageStep.deal',
      'the attack deals its target as much damage as its power is higher than the defense of all defending cards, and none if it is not',
    ),
    '7.5.2b': rule(
      'dealsToTarget',
      'a target that is no longer legal as damage is calculated is dealt none',
    ),
    '7.5.3': rule('damageStep.goRound', 'players have priority'),
    '7.5.5': rule('isHit', 'an attack hits that deals damage to its target in this step', {
      fault:
        'would have damage by a triggered effect of the attack in this step be a hit, too: we take the damage that is calculated alone (7.5.2a), or every such hit could bring about another; nor does it say when a player hits: we have whoever controls the attack do so, that of an ally, too, since 8.2.8e speaks of dealing damage alone',
    }),
    '7.5.5b': rule(
      'hitsStill',
      'what the attack deals to its target in place of that damage is a hit; what anything else deals is none',
    ),
    '7.6.2': rule(
      ['resolutionStep.resolveLink', 'resolutionStep.goAgain'],
      'the chain link resolves; if the attack has go again, its controller gains an action point',
      {
        clauses: [
          'the chain link resolves, and what waits for that triggers',
          'if the attack has go again, its controller gains an action point',
          'an attack that is gone is asked as it was (7.6.2a)',
        ],
      },
    ),
    '7.6.3': rule('resolutionStep.goRound', 'players have priority; another attack may follow'),
    '7.7.2c': rule('attackIsGone', 'if the active attack is gone before damage, the chain closes'),
    '7.7.3': rule(
      'closeStep.close',
      'the chain closes, and attacks and reactions on the stack go to their owners’ graveyards; abilities that are reactions (8.1.2c, 8.1.3c) cease to exist',
    ),
    '7.7.4': rule('closeStep.settle', 'what is on the stack resolves as if all passed'),
    '7.7.5': rule(
      'closeStep.returnPermanents',
      'weapons and equipment on the chain return to their zones, other permanents to theirs',
      {
        fault:
          'does not say where equipment goes that was not equipped before it came to the chain: we have it go where such is equipped',
      },
    ),
    '7.7.6': rule('closeStep.clear', 'all else on the chain is cleared'),
    '7.7.7': rule('closeStep.endEffects', 'what lasts for the combat chain ends'),
  },
};
