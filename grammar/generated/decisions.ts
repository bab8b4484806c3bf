// Made by `npm run grammar` from grammar/*.ts. Do not edit.
import type { Decisions } from '../lookahead.js';

export const decisions: Decisions = {
  nounPhrase: {
    MANY: ['With In Of'],
    OR: ['With', 'In Of'],
  },
  subject: {
    OPTION: ['On'],
  },
  place: {
    OR: ['In', 'Of'],
  },
  placePhrase: {
    OPTION: ['In Of'],
  },
  noun: {
    OR: ['Exactly Number Up That All Each Any A Another No', 'It Them You These This That The Your Its Their NounPart'],
    OPTION: ['Of'],
    OPTION2: ['It Them You These This That The Your Its Their NounPart'],
  },
  named: {
    OR: ['It', 'Them', 'You', 'These', 'This', 'That', 'The', 'Your Its Their NounPart'],
    MANY: ['NounPart'],
    AT_LEAST_ONE: ['NounPart'],
    AT_LEAST_ONE2: ['NounPart'],
    OPTION: ['Number It'],
    OPTION2: ['Your Its Their'],
    AT_LEAST_ONE3: ['NounPart'],
  },
  owner: {
    OR: ['Your', 'Its', 'Their'],
  },
  definition: {
    OR: ['Number', 'It'],
    AT_LEAST_ONE: ['NounPart'],
  },
  quantity: {
    OR: ['Exactly Number', 'Up', 'That', 'All', 'Each', 'Any', 'A', 'Another', 'No'],
    OPTION: ['Exactly'],
    OPTION2: ['Or'],
    OR2: ['Number', 'That'],
    OPTION3: ['Count'],
  },
  orSo: {
    OR: ['More', 'Less'],
  },
  properties: {
    MANY: ['And'],
  },
  property: {
    OPTION: ['No Not'],
    OR: ['No', 'Not'],
    OPTION2: ['Total'],
    OR2: ['Name', 'Number', 'Plain'],
    AT_LEAST_ONE: ['Plain'],
    OPTION3: ['Name Exactly Number That The More Less Equal'],
    OR3: ['Name', 'Exactly Number That The More Less Equal'],
  },
  partOfName: {
    AT_LEAST_ONE: ['Plain'],
  },
  countedProperty: {
    OPTION: ['Or'],
    AT_LEAST_ONE: ['Plain'],
  },
  traits: {
    MANY: ['Comma'],
  },
  trait: {
    AT_LEAST_ONE: ['Plain'],
    MANY: ['TraitValue'],
  },
  comparison: {
    OR: ['Exactly Number That The', 'More Less', 'Equal'],
    OPTION: ['Exactly'],
    OPTION2: ['Or'],
    OR2: ['More', 'Less'],
  },
  figure: {
    OR: ['Number', 'That', 'The'],
    OPTION: ['Times'],
  },
  amount: {
    OR: ['Number That The', 'It Them You These This That The Your Its Their NounPart'],
    OPTION: ['In Of'],
  },
  condition: {
    MANY: ['Or'],
  },
  conjunction: {
    MANY: ['And'],
  },
  statement: {
    OR: ['There', 'Exactly Number Up That All Each Any A Another No It Them You These This The Your Its Their NounPart'],
    OR2: ['Did Have', 'Is'],
    OPTION: ['Did'],
    OPTION2: ['Not'],
  },
  complement: {
    OR: ['In Of', 'Exactly Number That The More Less Equal', 'A Name Phrase'],
    OPTION: ['A'],
    OR2: ['Name', 'Phrase'],
    AT_LEAST_ONE: ['Phrase'],
  },
  clause: {
    OPTION: ['Instead'],
    OR: ['Exactly Number Up That All Each Any A Another No It Them You These This The Your Its Their NounPart', 'Plain Get Gain Lose Become'],
  },
  statementOf: {
    OR: ['Get Gain Lose Become', 'Can Cannot Must', 'May', 'Plain Get Gain Lose Become', '*'],
    OPTION: ['Instead'],
  },
  modal: {
    OR: ['Can', 'Cannot', 'Must'],
    MANY: ['Or'],
  },
  modalAction: {
    OPTION: ['Be'],
  },
  action: {},
  verb: {
    OR: ['Plain', 'Get Gain Lose Become'],
    AT_LEAST_ONE: ['Plain'],
    OR2: ['Get', 'Gain', 'Lose', 'Become'],
    MANY: ['Plain'],
  },
  complements: {
    OPTION: ['Exactly Number Up That All Each Any A Another No It Them You These This The Your Its Their NounPart'],
    MANY: ['To Into From On Under With By For As At'],
    OPTION2: ['Signed Equal'],
    OR: ['Signed', 'Equal'],
    OPTION3: ['Until During While'],
    OPTION4: ['Colon'],
  },
  preposition: {
    OR: ['To', 'Into', 'From', 'On', 'Under', 'With', 'By', 'For', 'As', 'At'],
  },
  duration: {
    OR: ['Until', 'During', 'While'],
    OR2: ['Phrase', 'There Exactly Number Up That All Each Any A Another No It Them You These This The Your Its Their NounPart'],
    AT_LEAST_ONE: ['Phrase'],
  },
  period: {
    AT_LEAST_ONE: ['Phrase'],
  },
  happening: {
    OPTION: ['Would Is Plain Get Gain Lose Become'],
    OR: ['Would', 'Is', 'Plain Get Gain Lose Become'],
    OPTION2: ['Be'],
    OPTION3: ['Exactly Number Up That All Each Any A Another No It Them You These This The Your Its Their NounPart'],
    MANY: ['To Into From On Under With By For As At'],
  },
  changes: {
    MANY: ['And'],
    OR: ['Get Gain Lose Become', 'Signed Number LCurly All A Plain'],
    OPTION: ['Until During While'],
  },
  firstChange: {
    OR: ['Get', 'Gain', 'Lose', 'Become'],
  },
  change: {
    OR: ['Signed', 'Number', 'LCurly', 'All', 'A Plain'],
    MANY: ['Plain'],
    OPTION: ['For'],
    MANY2: ['Plain'],
    AT_LEAST_ONE: ['Plain'],
  },
  newTrait: {
    OPTION: ['A'],
    AT_LEAST_ONE: ['Plain'],
    OPTION2: ['TraitValue At Equal'],
    OR: ['TraitValue', 'At', 'Equal'],
    AT_LEAST_ONE2: ['TraitValue'],
  },
  ability: {
    OPTION: ['In From'],
    OPTION2: ['During'],
    OR: ['When', 'LBracket', 'If For When Instead Exactly Number Up That All Each Any A Another No It Them You These This The Your Its Their NounPart Plain Get Gain Lose Become'],
  },
  zone: {
    OR: ['In', 'From'],
    AT_LEAST_ONE: ['Phrase'],
  },
  triggered: {
    MANY: ['Comma'],
    OR: ['If', 'Once', 'Instead Exactly Number Up That All Each Any A Another No It Them You These This The Your Its Their NounPart Plain Get Gain Lose Become'],
  },
  marked: {
    OPTION: ['Once'],
    OPTION2: ['Comma'],
    OPTION3: ['If For When Instead Exactly Number Up That All Each Any A Another No It Them You These This The Your Its Their NounPart Plain Get Gain Lose Become'],
    OPTION4: ['Colon'],
  },
  icon: {
    AT_LEAST_ONE: ['AnyWord'],
  },
  limit: {
    OR: ['A', 'Each'],
  },
  sequence: {
    MANY: ['Comma Semicolon Dot'],
    OR: ['Comma', 'Semicolon', 'Dot'],
  },
  effect: {
    MANY: ['Semicolon Dot'],
    OR: ['Semicolon', 'Dot'],
  },
  chain: {
    MANY: ['Comma Then'],
    OPTION: ['Comma'],
  },
  sentence: {
    OR: ['If', 'For', 'When', 'Instead Exactly Number Up That All Each Any A Another No It Them You These This The Your Its Their NounPart Plain Get Gain Lose Become'],
  },
  conditional: {
    OR: ['You', 'There Exactly Number Up That All Each Any A Another No It Them You These This The Your Its Their NounPart'],
    OPTION: ['Comma Otherwise'],
    OPTION2: ['Comma'],
  },
  didIt: {},
  repeated: {},
  delayed: {
    OR: ['Colon', 'Comma'],
  },
  modes: {
    MANY: ['Bar'],
  },
  given: {
    OR: ['Start', 'Broken', 'Turn', 'Effect', 'Plain'],
  },
  turn: {
    OPTION: ['Number'],
    AT_LEAST_ONE: ['AnyWord'],
    OPTION2: ['Comma'],
  },
  step: {
    AT_LEAST_ONE: ['AnyWord'],
  },
  givenEffect: {},
  boardLine: {
    AT_LEAST_ONE: ['Plain'],
    OR: ['Have Is Was Can Cannot May Did', '*'],
    OPTION: ['Number Name'],
    MANY: ['Comma'],
  },
  fact: {
    OR: ['Have', 'Is', 'Was', 'Can', 'Cannot', 'May', 'Did'],
    MANY: ['CommandPart'],
  },
  entry: {
    OR: ['Number Name', 'The Plain'],
    OPTION: ['The'],
    AT_LEAST_ONE: ['Plain'],
  },
  cards: {
    OR: ['Number', 'Name'],
    OPTION: ['Name Plain'],
    OR2: ['Name', 'Plain'],
    AT_LEAST_ONE: ['Plain'],
  },
  entryTail: {
    OPTION: ['Through'],
    MANY: ['As With On'],
    OR: ['As', 'With', 'On'],
  },
  labels: {
    OPTION: ['Through'],
    MANY: ['And'],
  },
  attached: {
    MANY: ['And'],
  },
  underneath: {
    MANY: ['And'],
  },
  attachment: {
    OPTION: ['As'],
  },
  actions: {
    MANY: ['Semicolon'],
  },
  command: {
    AT_LEAST_ONE: ['AnyWord'],
    AT_LEAST_ONE2: ['CommandPart'],
  },
  expectation: {
    OR: ['Turn', 'HeadPart'],
    OPTION: ['LBracket'],
  },
  claim: {
    AT_LEAST_ONE: ['HeadPart'],
    OPTION: ['Not In Equals Is Was Have Did Can Cannot May'],
    OR: ['Not In', 'Equals', 'Is', 'Was', 'Have', 'Did', 'Can Cannot May'],
    OPTION3: ['Have'],
    OPTION2: ['Before After'],
  },
  claimIn: {
    OPTION: ['Not'],
    AT_LEAST_ONE: ['HeadPart'],
  },
  claimEquals: {
    AT_LEAST_ONE: ['CommandPart'],
  },
  claimIs: {
    OPTION: ['Not'],
    AT_LEAST_ONE: ['TailPart'],
  },
  claimWas: {
    OPTION: ['Not'],
    AT_LEAST_ONE: ['TailPart'],
  },
  claimHas: {
    OPTION: ['Not'],
    AT_LEAST_ONE: ['TailPart'],
  },
  claimDidNot: {
    AT_LEAST_ONE: ['TailPart'],
  },
  claimCan: {
    OR: ['Can', 'Cannot', 'May'],
    AT_LEAST_ONE: ['TailPart'],
    OPTION: ['LCurly'],
    MANY: ['Or'],
  },
  choice: {
    MANY: ['CommandPart'],
  },
  order: {
    OR: ['Before', 'After'],
    AT_LEAST_ONE: ['EventPart'],
  },
  citations: {
    MANY: ['Comma'],
  },
  document: {
    MANY: ['Import Card Board Ruling'],
    OR: ['Import', 'Card', 'Board', 'Ruling'],
  },
  importLine: {},
  importHead: {},
  card: {
    OPTION: ['Plain'],
    MANY3: ['In From During When LBracket If For Instead Exactly Number Up That All Each Any A Another No It Them You These This The Your Its Their NounPart Plain Get Gain Lose Become'],
  },
  cardHead: {
    OPTION: ['Plain'],
  },
  board: {
    MANY2: ['Start Broken Turn Effect Plain'],
  },
  boardHead: {},
  ruling: {
    MANY: ['Rulebook Source Question Answer Replaces On Stamp Status Tags Address Date'],
    MANY2: ['Given Do Check Expect'],
  },
  rulingHead: {},
  header: {
    OR: ['Rulebook', 'Source', 'Question Answer Replaces On', 'Stamp', 'Status', 'Tags', 'Address', 'Date'],
    OR2: ['Question', 'Answer', 'Replaces', 'On'],
    AT_LEAST_ONE: ['AnyWord'],
    MANY: ['Comma'],
  },
  rulebooks: {
    MANY: ['Comma'],
  },
  rulebook: {
    OR: ['RulebookId', 'AnyWord'],
  },
  source: {
    MANY: ['Day WebAddress RuleNumber CommandPart'],
    OR: ['Day', 'WebAddress', 'RuleNumber', 'CommandPart'],
  },
  stamp: {},
  tag: {
    AT_LEAST_ONE: ['AnyWord'],
  },
  block: {
    OR: ['Given', 'Do', 'Check Expect'],
    MANY2: ['Start Broken Turn Effect Plain'],
    MANY4: ['AnyWord'],
    MANY6: ['Turn HeadPart'],
  },
  claimsHead: {
    OR: ['Check', 'Expect'],
    OPTION: ['Under'],
  },
};
