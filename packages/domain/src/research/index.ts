export { Brief, HexColor, LanguageCode, PageUrl } from "./brief/brief.ts";
export {
  type BriefField,
  type BriefWordField,
  briefFields,
  briefMost,
  type ClaimField,
  claimFields,
  wordFields,
} from "./brief/brief-fields.ts";
export { Claim, Origin } from "./brief/claim.ts";
export { emptyBrief } from "./brief/empty-brief.ts";
export { isProven, isSameClaim, newClaim } from "./brief/proven.ts";
export { SHORT_MAX, SHORT_WORDS, ShortForm, type WordForm, wordForms } from "./brief/short-form.ts";
export { TOPIC_TEXT_MAX, TOPIC_TITLE_MAX, Topic } from "./brief/topic.ts";
export { lacksSource, usableBrief } from "./brief/usable-brief.ts";
export { claimedFigures } from "./claims/claimed-figures.ts";
export { figuresOf } from "./claims/figures.ts";
export { holdsPhrase } from "./claims/holds-phrase.ts";
export { ratingsIn, withoutScales } from "./claims/ratings.ts";
export { type Quotation, type ReviewFault, reviewCredit, reviewFault } from "./claims/review-fault.ts";
export { type Review, reviewsIn } from "./claims/reviews-in.ts";
export { statedFigures } from "./claims/stated-figures.ts";
export { statedTimes } from "./claims/stated-times.ts";
export { type UnsourcedClaim, unsourcedClaims } from "./claims/unsourced-claims.ts";
export { writtenFigures } from "./claims/written-figures.ts";
export { type PageAddress, pageNoWeb, pagePrivate, refusePage } from "./page/page-address.ts";
export { pageFacts } from "./page/page-facts.ts";
export {
  type FoundPicture,
  type PageClaim,
  type PageFacts,
  type PageParts,
  type PagePicture,
  PageText,
} from "./page/page-parts.ts";
export { type PageWall, pageWall } from "./page/page-wall.ts";
export { pastedFacts } from "./page/pasted-facts.ts";
export { currentProduct } from "./product/current-product.ts";
export { type EarlierField, fieldHistory, withField } from "./product/field-history.ts";
export {
  type ChangeReason,
  changeReasons,
  PRODUCT_VERSIONS_MAX,
  Product,
  ProductVersion,
  SaveProductInput,
} from "./product/product.ts";
export { StoredProduct } from "./product/stored-product.ts";
export { wholeBrief } from "./product/whole-brief.ts";
export { withoutTaken } from "./product/without-taken.ts";
export {
  BRIEF_TASK,
  BriefAnswers,
  briefFacts,
  WriteBriefInput,
} from "./proposal/brief-answer.ts";
export { type BriefPart, briefParts, missingParts } from "./proposal/brief-parts.ts";
export { type BriefChange, briefChanges, emptyFields, shown, withProposal } from "./proposal/changes.ts";
export { factsProposal } from "./proposal/facts-proposal.ts";
export { type BriefProposal, bothProposals, proposalOf, strayQuotes } from "./proposal/proposal.ts";
export { derivedForm, type ShortOf, shortOf } from "./short-form/derived-form.ts";
export { doingOf } from "./short-form/english-words.ts";
export { insideSentence } from "./short-form/inside-sentence.ts";
export { isEnglish, shortFields, shortFormsOf } from "./short-form/short-forms-of.ts";
export { wordForm } from "./short-form/word-form.ts";
