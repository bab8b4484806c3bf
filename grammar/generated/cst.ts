// Made by `npm run grammar` from grammar/*.ts. Do not edit.
import type { CstNode, ICstVisitor, IToken } from "chevrotain";

export interface NounPhraseCstNode extends CstNode {
  name: "nounPhrase";
  children: NounPhraseCstChildren;
}

export type NounPhraseCstChildren = {
  noun: NounCstNode[];
  alternative?: AlternativeCstNode[];
  properties?: PropertiesCstNode[];
  place?: PlaceCstNode[];
  attachedTo?: AttachedToCstNode[];
};

export interface AttachedToCstNode extends CstNode {
  name: "attachedTo";
  children: AttachedToCstChildren;
}

export type AttachedToCstChildren = {
  Attached: IToken[];
  To: IToken[];
  nounPhrase: NounPhraseCstNode[];
};

export interface AlternativeCstNode extends CstNode {
  name: "alternative";
  children: AlternativeCstChildren;
}

export type AlternativeCstChildren = {
  Or?: (IToken)[];
  Comma?: IToken[];
  Plain?: IToken[];
  Name?: IToken[];
};

export interface SubjectCstNode extends CstNode {
  name: "subject";
  children: SubjectCstChildren;
}

export type SubjectCstChildren = {
  nounPhrase: (NounPhraseCstNode)[];
  On?: IToken[];
};

export interface PlaceCstNode extends CstNode {
  name: "place";
  children: PlaceCstChildren;
}

export type PlaceCstChildren = {
  In?: IToken[];
  Of?: IToken[];
  Among?: IToken[];
  placePhrase: PlacePhraseCstNode[];
};

export interface PlacePhraseCstNode extends CstNode {
  name: "placePhrase";
  children: PlacePhraseCstChildren;
}

export type PlacePhraseCstChildren = {
  noun: NounCstNode[];
  place?: PlaceCstNode[];
};

export interface NounCstNode extends CstNode {
  name: "noun";
  children: NounCstChildren;
}

export type NounCstChildren = {
  quantity?: QuantityCstNode[];
  Of?: IToken[];
  named?: (NamedCstNode)[];
};

export interface NamedCstNode extends CstNode {
  name: "named";
  children: NamedCstChildren;
}

export type NamedCstChildren = {
  It?: IToken[];
  Them?: IToken[];
  You?: IToken[];
  These?: IToken[];
  This?: IToken[];
  NounPart?: (IToken)[];
  That?: IToken[];
  The?: IToken[];
  definition?: DefinitionCstNode[];
  owner?: OwnerCstNode[];
};

export interface OwnerCstNode extends CstNode {
  name: "owner";
  children: OwnerCstChildren;
}

export type OwnerCstChildren = {
  Your?: IToken[];
  Its?: IToken[];
  Their?: IToken[];
};

export interface DefinitionCstNode extends CstNode {
  name: "definition";
  children: DefinitionCstChildren;
}

export type DefinitionCstChildren = {
  Number?: IToken[];
  It?: IToken[];
  NounPart: IToken[];
};

export interface QuantityCstNode extends CstNode {
  name: "quantity";
  children: QuantityCstChildren;
}

export type QuantityCstChildren = {
  Exactly?: IToken[];
  Number?: (IToken)[];
  orSo?: OrSoCstNode[];
  More?: IToken[];
  Less?: IToken[];
  Than?: IToken[];
  limitOf?: LimitOfCstNode[];
  Up?: IToken[];
  To?: IToken[];
  countedBefore?: (CountedBeforeCstNode)[];
  All?: IToken[];
  Each?: IToken[];
  Any?: IToken[];
  Count?: IToken[];
  Of?: IToken[];
  A?: IToken[];
  Another?: IToken[];
  No?: IToken[];
};

export interface LimitOfCstNode extends CstNode {
  name: "limitOf";
  children: LimitOfCstChildren;
}

export type LimitOfCstChildren = {
  At: IToken[];
  Most?: IToken[];
  Least?: IToken[];
};

export interface CountedBeforeCstNode extends CstNode {
  name: "countedBefore";
  children: CountedBeforeCstChildren;
}

export type CountedBeforeCstChildren = {
  Twice?: IToken[];
  That: IToken[];
  Many: IToken[];
  Plus?: IToken[];
  Number?: IToken[];
};

export interface OrSoCstNode extends CstNode {
  name: "orSo";
  children: OrSoCstChildren;
}

export type OrSoCstChildren = {
  Or: IToken[];
  More?: IToken[];
  Less?: IToken[];
};

export interface PropertiesCstNode extends CstNode {
  name: "properties";
  children: PropertiesCstChildren;
}

export type PropertiesCstChildren = {
  With: IToken[];
  property: (PropertyCstNode)[];
  And?: IToken[];
};

export interface PropertyCstNode extends CstNode {
  name: "property";
  children: PropertyCstChildren;
}

export type PropertyCstChildren = {
  No?: IToken[];
  Not?: IToken[];
  Total?: IToken[];
  partOfName?: PartOfNameCstNode[];
  countedProperty?: CountedPropertyCstNode[];
  extreme?: ExtremeCstNode[];
  Plain?: IToken[];
  Name?: IToken[];
  comparison?: ComparisonCstNode[];
  otherValue?: OtherValueCstNode[];
};

export interface OtherValueCstNode extends CstNode {
  name: "otherValue";
  children: OtherValueCstChildren;
}

export type OtherValueCstChildren = {
  Or?: (IToken)[];
  Comma?: IToken[];
  partOfName?: PartOfNameCstNode[];
  Name?: (IToken)[];
  Plain?: IToken[];
  comparison?: (ComparisonCstNode)[];
};

export interface PartOfNameCstNode extends CstNode {
  name: "partOfName";
  children: PartOfNameCstChildren;
}

export type PartOfNameCstChildren = {
  Name: (IToken)[];
  Or?: IToken[];
  In: IToken[];
  Its?: IToken[];
  Their?: IToken[];
  Plain: IToken[];
};

export interface CountedPropertyCstNode extends CstNode {
  name: "countedProperty";
  children: CountedPropertyCstChildren;
}

export type CountedPropertyCstChildren = {
  Number: IToken[];
  orSo?: OrSoCstNode[];
  Plain: IToken[];
};

export interface ExtremeCstNode extends CstNode {
  name: "extreme";
  children: ExtremeCstChildren;
}

export type ExtremeCstChildren = {
  The: IToken[];
  Least?: IToken[];
  Greatest?: IToken[];
  Plain: IToken[];
};

export interface TraitsCstNode extends CstNode {
  name: "traits";
  children: TraitsCstChildren;
}

export type TraitsCstChildren = {
  trait: TraitCstNode[];
  Comma?: IToken[];
};

export interface TraitCstNode extends CstNode {
  name: "trait";
  children: TraitCstChildren;
}

export type TraitCstChildren = {
  Plain: IToken[];
  TraitValue?: IToken[];
};

export interface ComparisonCstNode extends CstNode {
  name: "comparison";
  children: ComparisonCstChildren;
}

export type ComparisonCstChildren = {
  Exactly?: IToken[];
  amount?: (AmountCstNode)[];
  orSo?: (OrSoCstNode)[];
  More?: IToken[];
  Less?: IToken[];
  Than?: (IToken)[];
  Or?: IToken[];
  Equal?: (IToken)[];
  To?: (IToken)[];
  limitOf?: LimitOfCstNode[];
};

export interface FigureCstNode extends CstNode {
  name: "figure";
  children: FigureCstChildren;
}

export type FigureCstChildren = {
  Number?: IToken[];
  Times?: IToken[];
  addend?: (AddendCstNode)[];
  Twice?: IToken[];
  Infinite?: IToken[];
  That?: IToken[];
  Many?: IToken[];
  The?: IToken[];
  Count?: IToken[];
  Of?: IToken[];
  nounPhrase?: NounPhraseCstNode[];
};

export interface AmountCstNode extends CstNode {
  name: "amount";
  children: AmountCstChildren;
}

export type AmountCstChildren = {
  addend: (AddendCstNode)[];
  Plus?: IToken[];
};

export interface AddendCstNode extends CstNode {
  name: "addend";
  children: AddendCstChildren;
}

export type AddendCstChildren = {
  figure?: FigureCstNode[];
  named?: NamedCstNode[];
  place?: PlaceCstNode[];
};

export interface ConditionCstNode extends CstNode {
  name: "condition";
  children: ConditionCstChildren;
}

export type ConditionCstChildren = {
  conjunction: ConjunctionCstNode[];
  Or?: IToken[];
};

export interface ConjunctionCstNode extends CstNode {
  name: "conjunction";
  children: ConjunctionCstChildren;
}

export type ConjunctionCstChildren = {
  statement: StatementCstNode[];
  And?: IToken[];
};

export interface StatementCstNode extends CstNode {
  name: "statement";
  children: StatementCstChildren;
}

export type StatementCstChildren = {
  There?: IToken[];
  Is?: (IToken)[];
  subject?: (SubjectCstNode)[];
  Not?: (IToken)[];
  complement?: ComplementCstNode[];
  Was?: IToken[];
  doneTo?: DoneToCstNode[];
  Did?: IToken[];
  Have?: (IToken)[];
  More?: IToken[];
  Less?: IToken[];
  Than?: IToken[];
  done?: DoneCstNode[];
};

export interface DoneToCstNode extends CstNode {
  name: "doneTo";
  children: DoneToCstChildren;
}

export type DoneToCstChildren = {
  verb: VerbCstNode[];
  preposition?: PrepositionCstNode[];
  since?: SinceCstNode[];
};

export interface DoneCstNode extends CstNode {
  name: "done";
  children: DoneCstChildren;
}

export type DoneCstChildren = {
  verb?: VerbCstNode[];
  nounPhrase?: NounPhraseCstNode[];
  preposition?: PrepositionCstNode[];
  since?: SinceCstNode[];
};

export interface SinceCstNode extends CstNode {
  name: "since";
  children: SinceCstChildren;
}

export type SinceCstChildren = {
  This: IToken[];
  Plain: IToken[];
};

export interface ComplementCstNode extends CstNode {
  name: "complement";
  children: ComplementCstChildren;
}

export type ComplementCstChildren = {
  place?: PlaceCstNode[];
  comparison?: ComparisonCstNode[];
  A?: IToken[];
  Name?: IToken[];
  Phrase?: IToken[];
  otherKind?: OtherKindCstNode[];
  properties?: PropertiesCstNode[];
};

export interface OtherKindCstNode extends CstNode {
  name: "otherKind";
  children: OtherKindCstChildren;
}

export type OtherKindCstChildren = {
  Or?: (IToken)[];
  Comma?: IToken[];
  A?: IToken[];
  Name?: IToken[];
  Plain?: IToken[];
};

export interface VerbCstNode extends CstNode {
  name: "verb";
  children: VerbCstChildren;
}

export type VerbCstChildren = {
  Plain?: (IToken)[];
  Get?: IToken[];
  Gain?: IToken[];
  Lose?: IToken[];
  Become?: IToken[];
};

export interface PrepositionCstNode extends CstNode {
  name: "preposition";
  children: PrepositionCstChildren;
}

export type PrepositionCstChildren = {
  To?: IToken[];
  Into?: IToken[];
  From?: IToken[];
  On?: IToken[];
  Under?: IToken[];
  With?: IToken[];
  By?: IToken[];
  For?: IToken[];
  As?: IToken[];
  At?: IToken[];
  Of?: IToken[];
  Among?: IToken[];
  nounPhrase: (NounPhraseCstNode)[];
  Or?: IToken[];
};

export interface ClauseCstNode extends CstNode {
  name: "clause";
  children: ClauseCstChildren;
}

export type ClauseCstChildren = {
  Instead?: IToken[];
  nextOne?: NextOneCstNode[];
  statementOf?: StatementOfCstNode[];
  action?: ActionCstNode[];
};

export interface StatementOfCstNode extends CstNode {
  name: "statementOf";
  children: StatementOfCstChildren;
}

export type StatementOfCstChildren = {
  subject: SubjectCstNode[];
  And?: IToken[];
  nounPhrase?: NounPhraseCstNode[];
  changes?: ChangesCstNode[];
  ignored?: IgnoredCstNode[];
  May?: IToken[];
  Instead?: IToken[];
  action?: (ActionCstNode)[];
  complements?: ComplementsCstNode[];
};

export interface NextOneCstNode extends CstNode {
  name: "nextOne";
  children: NextOneCstChildren;
}

export type NextOneCstChildren = {
  The?: IToken[];
  Next?: (IToken)[];
  nounPhrase?: (NounPhraseCstNode)[];
  You?: IToken[];
  verb?: VerbCstNode[];
  preposition?: PrepositionCstNode[];
  Your?: IToken[];
  duration?: DurationCstNode[];
  changes: ChangesCstNode[];
};

export interface IgnoredCstNode extends CstNode {
  name: "ignored";
  children: IgnoredCstChildren;
}

export type IgnoredCstChildren = {
  Is: IToken[];
  Ignored: IToken[];
  duration?: DurationCstNode[];
};

export interface ModalCstNode extends CstNode {
  name: "modal";
  children: ModalCstChildren;
}

export type ModalCstChildren = {
  Can?: IToken[];
  Cannot?: (IToken)[];
  Must?: IToken[];
  Ignore?: IToken[];
  modalAction: ModalActionCstNode[];
  Or?: IToken[];
};

export interface ModalActionCstNode extends CstNode {
  name: "modalAction";
  children: ModalActionCstChildren;
}

export type ModalActionCstChildren = {
  having?: HavingCstNode[];
  Be?: IToken[];
  action?: ActionCstNode[];
};

export interface HavingCstNode extends CstNode {
  name: "having";
  children: HavingCstChildren;
}

export type HavingCstChildren = {
  Have: IToken[];
  More?: IToken[];
  Than?: IToken[];
  nounPhrase: NounPhraseCstNode[];
  duration?: DurationCstNode[];
};

export interface ActionCstNode extends CstNode {
  name: "action";
  children: ActionCstChildren;
}

export type ActionCstChildren = {
  verb: VerbCstNode[];
  complements: ComplementsCstNode[];
};

export interface ComplementsCstNode extends CstNode {
  name: "complements";
  children: ComplementsCstChildren;
}

export type ComplementsCstChildren = {
  nounPhrase?: (NounPhraseCstNode)[];
  And?: IToken[];
  Plain?: IToken[];
  properties?: PropertiesCstNode[];
  preposition?: PrepositionCstNode[];
  forEach?: ForEachCstNode[];
  Signed?: IToken[];
  Equal?: IToken[];
  To?: IToken[];
  amount?: AmountCstNode[];
  duration?: DurationCstNode[];
  modes?: ModesCstNode[];
};

export interface ForEachCstNode extends CstNode {
  name: "forEach";
  children: ForEachCstChildren;
}

export type ForEachCstChildren = {
  For: IToken[];
  nounPhrase: NounPhraseCstNode[];
  since?: SinceCstNode[];
};

export interface DurationCstNode extends CstNode {
  name: "duration";
  children: DurationCstChildren;
}

export type DurationCstChildren = {
  Until?: IToken[];
  Phrase?: IToken[];
  condition?: ConditionCstNode[];
  meanwhile?: MeanwhileCstNode[];
  This?: IToken[];
  Plain?: IToken[];
};

export interface MeanwhileCstNode extends CstNode {
  name: "meanwhile";
  children: MeanwhileCstChildren;
}

export type MeanwhileCstChildren = {
  period?: PeriodCstNode[];
  While?: IToken[];
  condition?: (ConditionCstNode)[];
  Unless?: IToken[];
};

export interface PeriodCstNode extends CstNode {
  name: "period";
  children: PeriodCstChildren;
}

export type PeriodCstChildren = {
  During: IToken[];
  Phrase: IToken[];
};

export interface HappeningCstNode extends CstNode {
  name: "happening";
  children: HappeningCstChildren;
}

export type HappeningCstChildren = {
  subject: SubjectCstNode[];
  Would?: IToken[];
  Be?: IToken[];
  verb?: (VerbCstNode)[];
  Is?: IToken[];
  nounPhrase?: NounPhraseCstNode[];
  preposition?: PrepositionCstNode[];
  orHappens?: OrHappensCstNode[];
  since?: SinceCstNode[];
};

export interface OrHappensCstNode extends CstNode {
  name: "orHappens";
  children: OrHappensCstChildren;
}

export type OrHappensCstChildren = {
  Or: IToken[];
  Is?: IToken[];
  verb: VerbCstNode[];
  nounPhrase?: NounPhraseCstNode[];
  preposition?: PrepositionCstNode[];
};

export interface ChangesCstNode extends CstNode {
  name: "changes";
  children: ChangesCstChildren;
}

export type ChangesCstChildren = {
  firstChange?: (FirstChangeCstNode)[];
  modal?: (ModalCstNode)[];
  And?: IToken[];
  Comma?: IToken[];
  change?: ChangeCstNode[];
  duration?: DurationCstNode[];
};

export interface FirstChangeCstNode extends CstNode {
  name: "firstChange";
  children: FirstChangeCstChildren;
}

export type FirstChangeCstChildren = {
  Get?: IToken[];
  Gain?: IToken[];
  Lose?: IToken[];
  Become?: IToken[];
  change: ChangeCstNode[];
};

export interface ChangeCstNode extends CstNode {
  name: "change";
  children: ChangeCstChildren;
}

export type ChangeCstChildren = {
  Signed?: IToken[];
  Plain?: (IToken)[];
  For?: IToken[];
  nounPhrase?: NounPhraseCstNode[];
  Number?: IToken[];
  Times?: IToken[];
  LCurly?: IToken[];
  ability?: AbilityCstNode[];
  RCurly?: IToken[];
  All?: IToken[];
  newTrait?: NewTraitCstNode[];
};

export interface NewTraitCstNode extends CstNode {
  name: "newTrait";
  children: NewTraitCstChildren;
}

export type NewTraitCstChildren = {
  A?: IToken[];
  Plain: IToken[];
  TraitValue?: IToken[];
  At?: IToken[];
  figure?: FigureCstNode[];
  Equal?: IToken[];
  To?: IToken[];
  amount?: AmountCstNode[];
};

export interface AbilityCstNode extends CstNode {
  name: "ability";
  children: AbilityCstChildren;
}

export type AbilityCstChildren = {
  zone?: ZoneCstNode[];
  meanwhile?: MeanwhileCstNode[];
  Comma?: IToken[];
  triggered?: TriggeredCstNode[];
  marked?: MarkedCstNode[];
  sequence?: SequenceCstNode[];
};

export interface ZoneCstNode extends CstNode {
  name: "zone";
  children: ZoneCstChildren;
}

export type ZoneCstChildren = {
  In?: IToken[];
  From?: IToken[];
  Phrase: IToken[];
  Colon: IToken[];
};

export interface TriggeredCstNode extends CstNode {
  name: "triggered";
  children: TriggeredCstChildren;
}

export type TriggeredCstChildren = {
  limit?: (LimitCstNode)[];
  Comma?: (IToken)[];
  When: IToken[];
  happening: HappeningCstNode[];
  If?: IToken[];
  condition?: ConditionCstNode[];
  together?: TogetherCstNode[];
  Colon: IToken[];
  effect: EffectCstNode[];
};

export interface MarkedCstNode extends CstNode {
  name: "marked";
  children: MarkedCstChildren;
}

export type MarkedCstChildren = {
  icon: IconCstNode[];
  limit?: LimitCstNode[];
  Comma?: IToken[];
  sequence?: SequenceCstNode[];
  Colon?: IToken[];
  effect?: EffectCstNode[];
};

export interface IconCstNode extends CstNode {
  name: "icon";
  children: IconCstChildren;
}

export type IconCstChildren = {
  LBracket: IToken[];
  AnyWord: IToken[];
  RBracket: IToken[];
};

export interface LimitCstNode extends CstNode {
  name: "limit";
  children: LimitCstChildren;
}

export type LimitCstChildren = {
  Once: IToken[];
  A?: IToken[];
  Each?: IToken[];
  Plain: IToken[];
};

export interface SequenceCstNode extends CstNode {
  name: "sequence";
  children: SequenceCstChildren;
}

export type SequenceCstChildren = {
  chain: (ChainCstNode)[];
  Comma?: IToken[];
  stop?: StopCstNode[];
};

export interface StopCstNode extends CstNode {
  name: "stop";
  children: StopCstChildren;
}

export type StopCstChildren = {
  Semicolon?: IToken[];
  Dot?: IToken[];
  Then?: IToken[];
};

export interface EffectCstNode extends CstNode {
  name: "effect";
  children: EffectCstChildren;
}

export type EffectCstChildren = {
  sequence: SequenceCstNode[];
};

export interface ChainCstNode extends CstNode {
  name: "chain";
  children: ChainCstChildren;
}

export type ChainCstChildren = {
  sentence: (SentenceCstNode)[];
  Comma?: IToken[];
  Then?: IToken[];
  whereX?: WhereXCstNode[];
};

export interface WhereXCstNode extends CstNode {
  name: "whereX";
  children: WhereXCstChildren;
}

export type WhereXCstChildren = {
  Comma?: IToken[];
  Where: IToken[];
  X: IToken[];
  Is: IToken[];
  amount: AmountCstNode[];
};

export interface SentenceCstNode extends CstNode {
  name: "sentence";
  children: SentenceCstChildren;
}

export type SentenceCstChildren = {
  timed?: TimedCstNode[];
  conditional?: ConditionalCstNode[];
  repeated?: RepeatedCstNode[];
  delayed?: DelayedCstNode[];
  together?: TogetherCstNode[];
};

export interface TimedCstNode extends CstNode {
  name: "timed";
  children: TimedCstChildren;
}

export type TimedCstChildren = {
  duration: DurationCstNode[];
  Comma: IToken[];
};

export interface TogetherCstNode extends CstNode {
  name: "together";
  children: TogetherCstChildren;
}

export type TogetherCstChildren = {
  clause: ClauseCstNode[];
  And?: IToken[];
};

export interface ConditionalCstNode extends CstNode {
  name: "conditional";
  children: ConditionalCstChildren;
}

export type ConditionalCstChildren = {
  If: IToken[];
  didIt?: DidItCstNode[];
  condition?: ConditionCstNode[];
  Comma: (IToken)[];
  chain: (ChainCstNode)[];
  Otherwise?: IToken[];
};

export interface DidItCstNode extends CstNode {
  name: "didIt";
  children: DidItCstChildren;
}

export type DidItCstChildren = {
  named: NamedCstNode[];
  Did: IToken[];
  Not?: IToken[];
};

export interface RepeatedCstNode extends CstNode {
  name: "repeated";
  children: RepeatedCstChildren;
}

export type RepeatedCstChildren = {
  For: IToken[];
  nounPhrase: NounPhraseCstNode[];
  since?: SinceCstNode[];
  Comma: IToken[];
  chain: ChainCstNode[];
};

export interface DelayedCstNode extends CstNode {
  name: "delayed";
  children: DelayedCstChildren;
}

export type DelayedCstChildren = {
  When: IToken[];
  happening: HappeningCstNode[];
  Colon?: IToken[];
  Comma?: IToken[];
  chain: ChainCstNode[];
};

export interface ModesCstNode extends CstNode {
  name: "modes";
  children: ModesCstChildren;
}

export type ModesCstChildren = {
  Colon: IToken[];
  LCurly: IToken[];
  effect: EffectCstNode[];
  Bar?: IToken[];
  RCurly: IToken[];
};

export interface GivenCstNode extends CstNode {
  name: "given";
  children: GivenCstChildren;
}

export type GivenCstChildren = {
  GivenLine: IToken[];
  Start?: IToken[];
  Of?: IToken[];
  AnyWord?: (IToken)[];
  Broken?: IToken[];
  turn?: TurnCstNode[];
  givenEffect?: GivenEffectCstNode[];
  boardLine?: BoardLineCstNode[];
  Newline: IToken[];
};

export interface TurnCstNode extends CstNode {
  name: "turn";
  children: TurnCstChildren;
}

export type TurnCstChildren = {
  Turn: IToken[];
  Number?: IToken[];
  Of: IToken[];
  AnyWord: IToken[];
  Comma?: IToken[];
  step?: StepCstNode[];
};

export interface StepCstNode extends CstNode {
  name: "step";
  children: StepCstChildren;
}

export type StepCstChildren = {
  AnyWord: IToken[];
};

export interface GivenEffectCstNode extends CstNode {
  name: "givenEffect";
  children: GivenEffectCstChildren;
}

export type GivenEffectCstChildren = {
  Effect: IToken[];
  AnyWord: IToken[];
  Colon: IToken[];
  effect: EffectCstNode[];
};

export interface BoardLineCstNode extends CstNode {
  name: "boardLine";
  children: BoardLineCstChildren;
}

export type BoardLineCstChildren = {
  Plain: IToken[];
  fact?: FactCstNode[];
  cards?: CardsCstNode[];
  entryTail?: EntryTailCstNode[];
  Comma?: IToken[];
  entry?: EntryCstNode[];
};

export interface FactCstNode extends CstNode {
  name: "fact";
  children: FactCstChildren;
}

export type FactCstChildren = {
  Have?: IToken[];
  Is?: IToken[];
  Was?: IToken[];
  Can?: IToken[];
  Cannot?: IToken[];
  May?: IToken[];
  Did?: IToken[];
  CommandPart?: IToken[];
};

export interface EntryCstNode extends CstNode {
  name: "entry";
  children: EntryCstChildren;
}

export type EntryCstChildren = {
  cards?: CardsCstNode[];
  The?: IToken[];
  Plain?: IToken[];
  entryTail: EntryTailCstNode[];
};

export interface CardsCstNode extends CstNode {
  name: "cards";
  children: CardsCstChildren;
}

export type CardsCstChildren = {
  Number?: IToken[];
  Name?: (IToken)[];
  Plain?: IToken[];
};

export interface EntryTailCstNode extends CstNode {
  name: "entryTail";
  children: EntryTailCstChildren;
}

export type EntryTailCstChildren = {
  Through?: IToken[];
  AnyWord?: IToken[];
  labels?: LabelsCstNode[];
  attached?: AttachedCstNode[];
  underneath?: UnderneathCstNode[];
};

export interface LabelsCstNode extends CstNode {
  name: "labels";
  children: LabelsCstChildren;
}

export type LabelsCstChildren = {
  As: IToken[];
  AnyWord: (IToken)[];
  Through?: IToken[];
  And?: IToken[];
};

export interface AttachedCstNode extends CstNode {
  name: "attached";
  children: AttachedCstChildren;
}

export type AttachedCstChildren = {
  With: IToken[];
  attachment: AttachmentCstNode[];
  And?: IToken[];
};

export interface UnderneathCstNode extends CstNode {
  name: "underneath";
  children: UnderneathCstChildren;
}

export type UnderneathCstChildren = {
  On: IToken[];
  attachment: AttachmentCstNode[];
  And?: IToken[];
};

export interface AttachmentCstNode extends CstNode {
  name: "attachment";
  children: AttachmentCstChildren;
}

export type AttachmentCstChildren = {
  AnyWord?: IToken[];
  Possessive?: IToken[];
  cards: CardsCstNode[];
  Plain?: IToken[];
  labels?: LabelsCstNode[];
};

export interface ActionsCstNode extends CstNode {
  name: "actions";
  children: ActionsCstChildren;
}

export type ActionsCstChildren = {
  ActionLine: IToken[];
  command: CommandCstNode[];
  Semicolon?: IToken[];
  Newline: IToken[];
};

export interface CommandCstNode extends CstNode {
  name: "command";
  children: CommandCstChildren;
}

export type CommandCstChildren = {
  AnyWord: IToken[];
  Colon: IToken[];
  CommandPart: IToken[];
};

export interface ExpectationCstNode extends CstNode {
  name: "expectation";
  children: ExpectationCstChildren;
}

export type ExpectationCstChildren = {
  ClaimLine: IToken[];
  turn?: TurnCstNode[];
  claim?: ClaimCstNode[];
  citations?: CitationsCstNode[];
  Newline: IToken[];
};

export interface ClaimCstNode extends CstNode {
  name: "claim";
  children: ClaimCstChildren;
}

export type ClaimCstChildren = {
  HeadPart: IToken[];
  claimIn?: ClaimInCstNode[];
  claimHas?: (ClaimHasCstNode)[];
  claimEquals?: ClaimEqualsCstNode[];
  claimIs?: ClaimIsCstNode[];
  claimWas?: ClaimWasCstNode[];
  claimDidNot?: ClaimDidNotCstNode[];
  claimCan?: ClaimCanCstNode[];
  order?: OrderCstNode[];
};

export interface ClaimInCstNode extends CstNode {
  name: "claimIn";
  children: ClaimInCstChildren;
}

export type ClaimInCstChildren = {
  Not?: IToken[];
  In: IToken[];
  HeadPart: IToken[];
};

export interface ClaimEqualsCstNode extends CstNode {
  name: "claimEquals";
  children: ClaimEqualsCstChildren;
}

export type ClaimEqualsCstChildren = {
  Equals: IToken[];
  CommandPart: IToken[];
};

export interface ClaimIsCstNode extends CstNode {
  name: "claimIs";
  children: ClaimIsCstChildren;
}

export type ClaimIsCstChildren = {
  Is: IToken[];
  Not?: IToken[];
  TailPart: IToken[];
};

export interface ClaimWasCstNode extends CstNode {
  name: "claimWas";
  children: ClaimWasCstChildren;
}

export type ClaimWasCstChildren = {
  Was: IToken[];
  Not?: IToken[];
  TailPart: IToken[];
};

export interface ClaimHasCstNode extends CstNode {
  name: "claimHas";
  children: ClaimHasCstChildren;
}

export type ClaimHasCstChildren = {
  Have: IToken[];
  Not?: IToken[];
  TailPart: IToken[];
};

export interface ClaimDidNotCstNode extends CstNode {
  name: "claimDidNot";
  children: ClaimDidNotCstChildren;
}

export type ClaimDidNotCstChildren = {
  Did: IToken[];
  Not: IToken[];
  TailPart: IToken[];
};

export interface ClaimCanCstNode extends CstNode {
  name: "claimCan";
  children: ClaimCanCstChildren;
}

export type ClaimCanCstChildren = {
  Can?: IToken[];
  Cannot?: IToken[];
  May?: IToken[];
  TailPart: IToken[];
  choice?: ChoiceCstNode[];
  Or?: IToken[];
};

export interface ChoiceCstNode extends CstNode {
  name: "choice";
  children: ChoiceCstChildren;
}

export type ChoiceCstChildren = {
  LCurly: IToken[];
  CommandPart?: IToken[];
  RCurly: IToken[];
};

export interface OrderCstNode extends CstNode {
  name: "order";
  children: OrderCstChildren;
}

export type OrderCstChildren = {
  Before?: IToken[];
  After?: IToken[];
  EventPart: IToken[];
};

export interface CitationsCstNode extends CstNode {
  name: "citations";
  children: CitationsCstChildren;
}

export type CitationsCstChildren = {
  LBracket: IToken[];
  CitationNumber: IToken[];
  Comma?: IToken[];
  RBracket: IToken[];
};

export interface DocumentCstNode extends CstNode {
  name: "document";
  children: DocumentCstChildren;
}

export type DocumentCstChildren = {
  importLine?: ImportLineCstNode[];
  card?: CardCstNode[];
  board?: BoardCstNode[];
  ruling?: RulingCstNode[];
};

export interface ImportLineCstNode extends CstNode {
  name: "importLine";
  children: ImportLineCstChildren;
}

export type ImportLineCstChildren = {
  importHead: ImportHeadCstNode[];
};

export interface ImportHeadCstNode extends CstNode {
  name: "importHead";
  children: ImportHeadCstChildren;
}

export type ImportHeadCstChildren = {
  Import: IToken[];
  Name: IToken[];
  Newline: IToken[];
};

export interface CardCstNode extends CstNode {
  name: "card";
  children: CardCstChildren;
}

export type CardCstChildren = {
  cardHead: CardHeadCstNode[];
  traitsLine?: TraitsLineCstNode[];
  abilityLine?: AbilityLineCstNode[];
  face?: FaceCstNode[];
};

export interface CardHeadCstNode extends CstNode {
  name: "cardHead";
  children: CardHeadCstChildren;
}

export type CardHeadCstChildren = {
  Card: IToken[];
  Name: IToken[];
  furtherName?: FurtherNameCstNode[];
  traits?: TraitsCstNode[];
  Newline: IToken[];
};

export interface FurtherNameCstNode extends CstNode {
  name: "furtherName";
  children: FurtherNameCstChildren;
}

export type FurtherNameCstChildren = {
  DoubleBar?: IToken[];
  DoubleSlash?: IToken[];
  Name: IToken[];
};

export interface FaceCstNode extends CstNode {
  name: "face";
  children: FaceCstChildren;
}

export type FaceCstChildren = {
  faceHead: FaceHeadCstNode[];
  abilityLine?: AbilityLineCstNode[];
};

export interface FaceHeadCstNode extends CstNode {
  name: "faceHead";
  children: FaceHeadCstChildren;
}

export type FaceHeadCstChildren = {
  FaceLine: IToken[];
  Left?: IToken[];
  Right?: IToken[];
  Front?: IToken[];
  Back?: IToken[];
  Colon: IToken[];
  traits: TraitsCstNode[];
  Newline: IToken[];
};

export interface TraitsLineCstNode extends CstNode {
  name: "traitsLine";
  children: TraitsLineCstChildren;
}

export type TraitsLineCstChildren = {
  TraitsLine: IToken[];
  traits: TraitsCstNode[];
  Newline: IToken[];
};

export interface AbilityLineCstNode extends CstNode {
  name: "abilityLine";
  children: AbilityLineCstChildren;
}

export type AbilityLineCstChildren = {
  AbilityLine: IToken[];
  ability: AbilityCstNode[];
  Newline: IToken[];
};

export interface BoardCstNode extends CstNode {
  name: "board";
  children: BoardCstChildren;
}

export type BoardCstChildren = {
  boardHead: BoardHeadCstNode[];
  given?: GivenCstNode[];
};

export interface BoardHeadCstNode extends CstNode {
  name: "boardHead";
  children: BoardHeadCstChildren;
}

export type BoardHeadCstChildren = {
  Board: IToken[];
  Name: IToken[];
  Newline: IToken[];
};

export interface RulingCstNode extends CstNode {
  name: "ruling";
  children: RulingCstChildren;
}

export type RulingCstChildren = {
  rulingHead: RulingHeadCstNode[];
  header?: HeaderCstNode[];
  block?: BlockCstNode[];
};

export interface RulingHeadCstNode extends CstNode {
  name: "rulingHead";
  children: RulingHeadCstChildren;
}

export type RulingHeadCstChildren = {
  Ruling: IToken[];
  Name: IToken[];
  Newline: IToken[];
};

export interface HeaderCstNode extends CstNode {
  name: "header";
  children: HeaderCstChildren;
}

export type HeaderCstChildren = {
  HeaderLine: IToken[];
  Rulebook?: IToken[];
  rulebooks?: RulebooksCstNode[];
  source?: SourceCstNode[];
  Question?: IToken[];
  Answer?: IToken[];
  Because?: IToken[];
  Replaces?: IToken[];
  On?: IToken[];
  Name?: IToken[];
  stamp?: StampCstNode[];
  Status?: IToken[];
  AnyWord?: IToken[];
  Tags?: IToken[];
  tag?: TagCstNode[];
  Comma?: IToken[];
  Address?: IToken[];
  WebAddress?: IToken[];
  Date?: IToken[];
  Day?: IToken[];
  Newline: IToken[];
};

export interface RulebooksCstNode extends CstNode {
  name: "rulebooks";
  children: RulebooksCstChildren;
}

export type RulebooksCstChildren = {
  rulebook: RulebookCstNode[];
  Comma?: IToken[];
};

export interface RulebookCstNode extends CstNode {
  name: "rulebook";
  children: RulebookCstChildren;
}

export type RulebookCstChildren = {
  RulebookId?: IToken[];
  AnyWord?: IToken[];
};

export interface SourceCstNode extends CstNode {
  name: "source";
  children: SourceCstChildren;
}

export type SourceCstChildren = {
  Source: IToken[];
  Name: IToken[];
  Day?: IToken[];
  WebAddress?: IToken[];
  RuleNumber?: IToken[];
  CommandPart?: IToken[];
};

export interface StampCstNode extends CstNode {
  name: "stamp";
  children: StampCstChildren;
}

export type StampCstChildren = {
  Stamp: IToken[];
  rulebook: RulebookCstNode[];
  Name: IToken[];
};

export interface TagCstNode extends CstNode {
  name: "tag";
  children: TagCstChildren;
}

export type TagCstChildren = {
  AnyWord: IToken[];
};

export interface BlockCstNode extends CstNode {
  name: "block";
  children: BlockCstChildren;
}

export type BlockCstChildren = {
  givenHead?: GivenHeadCstNode[];
  given?: GivenCstNode[];
  doHead?: DoHeadCstNode[];
  actions?: ActionsCstNode[];
  claimsHead?: ClaimsHeadCstNode[];
  expectation?: ExpectationCstNode[];
};

export interface GivenHeadCstNode extends CstNode {
  name: "givenHead";
  children: GivenHeadCstChildren;
}

export type GivenHeadCstChildren = {
  Given: IToken[];
  Newline: IToken[];
};

export interface DoHeadCstNode extends CstNode {
  name: "doHead";
  children: DoHeadCstChildren;
}

export type DoHeadCstChildren = {
  Do: IToken[];
  Newline: IToken[];
};

export interface ClaimsHeadCstNode extends CstNode {
  name: "claimsHead";
  children: ClaimsHeadCstChildren;
}

export type ClaimsHeadCstChildren = {
  Check?: IToken[];
  Expect?: IToken[];
  Under?: IToken[];
  rulebooks?: RulebooksCstNode[];
  Newline: IToken[];
};
