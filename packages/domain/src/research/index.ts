export {
  Brief,
  type BriefField,
  type BriefWordField,
  briefFields,
  briefMost,
  type ClaimField,
  claimFields,
  emptyBrief,
  HexColour,
  LanguageCode,
  PageUrl,
  wordFields,
} from "./brief.ts";
export {
  BRIEF_TASK,
  BriefAnswers,
  type BriefPart,
  briefFacts,
  briefParts,
  missingParts,
  WriteBriefInput,
} from "./brief-answer.ts";
export { type BriefChange, briefChanges, emptyFields, shown, withProposal } from "./changes.ts";
export { Claim, isProven, isSameClaim, newClaim, Origin } from "./claim.ts";
export { claimedFigures } from "./claimed-figures.ts";
export { currentProduct } from "./current-product.ts";
export { factsProposal } from "./facts-proposal.ts";
export { type EarlierField, fieldHistory, withField } from "./field-history.ts";
export { figuresOf } from "./figures.ts";
export { holdsPhrase } from "./holds-phrase.ts";
export { insideSentence } from "./inside-sentence.ts";
export { pageNoWeb, pagePrivate, refusePage } from "./page-address.ts";
export { pageFacts } from "./page-facts.ts";
export { type PageClaim, type PageFacts, type PageParts, type PagePicture, PageText } from "./page-parts.ts";
export {
  type ChangeReason,
  changeReasons,
  PRODUCT_VERSIONS_MAX,
  Product,
  ProductVersion,
  SaveProductInput,
} from "./product.ts";
export { type BriefProposal, bothProposals, proposalOf, strayQuotes } from "./proposal.ts";
export { reviewsIn } from "./reviews-in.ts";
export { derivedForm, type ShortOf, shortOf } from "./short-form/derived-form.ts";
export { doingOf } from "./short-form/english-words.ts";
export { SHORT_MAX, SHORT_WORDS, ShortForm, type WordForm, wordForms } from "./short-form/short-form.ts";
export { isEnglish, shortFields, shortFormsOf } from "./short-form/short-forms-of.ts";
export { wordForm } from "./short-form/word-form.ts";
export { StoredProduct, wholeBrief } from "./stored-product.ts";
export { type UnsourcedClaim, unsourcedClaims } from "./unsourced-claims.ts";
export { lacksSource, usableBrief } from "./usable-brief.ts";
