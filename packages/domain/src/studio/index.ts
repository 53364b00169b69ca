export { beatSchema, scriptSchema } from "./asking/answer-schema.ts";
export * from "./brand/index.ts";
export { addedTexts } from "./canvas/added-texts.ts";
export {
  HandAdjustment,
  HandEdit,
  type HandTarget,
} from "./canvas/hand-edit.ts";
export { filesOfLayers, LAYERS_MAX, Layer, type LayerPlace, layerShapes } from "./canvas/layer.ts";
export { CanvasColor, enters, leaves, paletteRoles, TextLook, type TextLooks } from "./canvas/text-look.ts";
export { CaptionEdit } from "./captions/caption-edit.ts";
export { CaptionLook } from "./captions/caption-look.ts";
export { changeWords, pageChange, type WordChange } from "./captions/change-word.ts";
export { type CaptionedWord, editedWords, editsByPlace, soundOf } from "./captions/edited-words.ts";
export {
  type BeatGuide,
  type BeatRole,
  beatRoles,
  CaptionStyle,
  captionStyles,
  type DrawingName,
  drawingFor,
  drawings,
  Face,
  type FieldGuide,
  Fonts,
  faces,
  guideOf,
  isMemeKind,
  isOwnFace,
  isSpoken,
  LogoPlace,
  LogoSize,
  MusicBed,
  musicBeds,
  OwnFace,
  type Shot,
  shots,
  type Template,
  type TemplateGuide,
  type TemplateName,
  Typeface,
  templateOf,
  templates,
} from "./catalogue/index.ts";
export {
  BATCH_MAX,
  batchLanes,
  type Cell,
  GenerateManyInput,
  hooksByLooks,
  newBatch,
  placeInBatch,
  REJECTED_DAYS,
  RejectInput,
  rejectedBefore,
  turnOf,
} from "./choosing/batch.ts";
export { FIRST_KIND, firstPieces } from "./choosing/first-pieces.ts";
export { isSeenInLooks } from "./choosing/seen-on-photos.ts";
export { bestLooks, keepingLooks, suitsLooks } from "./choosing/suits-look.ts";
export { branded, rebranded } from "./creation/branded.ts";
export { CreationChoices } from "./creation/choices.ts";
export {
  Creation,
  CreationVersion,
  CreationView,
  EditInput,
  GenerateInput,
  Lineage,
  RenameInput,
  RewriteInput,
  ShownView,
} from "./creation/creation.ts";
export {
  failedGeneration,
  failIfLost,
  GENERATION_SILENCE,
  isGenerating,
  needsRestart,
  notGenerating,
  stillGenerating,
} from "./creation/lost-generation.ts";
export { CreationClip, CreationImage, CreationMedia, CreationVoice, SpokenWord, WordTiming } from "./creation/media.ts";
export { newCreation, newStyle } from "./creation/new-creation.ts";
export {
  LEAST_FIGURES,
  type Material,
  needOf,
  offeredTemplates,
  refuseTemplate,
  SLIDESHOW_PHOTOS,
  type WithheldTemplate,
  withheldTemplates,
} from "./creation/offered-templates.ts";
export { refuseEdit, unknownTemplate } from "./creation/refuse-edit.ts";
export { type AiPort, aiPorts, Spending, totalSpent, withSpent } from "./creation/spending.ts";
export { StoredCreation } from "./creation/stored-creation.ts";
export {
  isOrderOf,
  type OrderedVideo,
  type PresenterOffer,
  VIDEO_CLIPS_MAX,
  type VideoClipOffer,
  VideoClipOrder,
} from "./creation/video-clip-order.ts";
export { beatsSoFar, scriptOfWritten } from "./editing/beats-so-far.ts";
export { hookField, withHookCarried } from "./editing/carried-hook.ts";
export { type FileRange, rangesLeft, withoutRanges } from "./editing/cut-ranges.ts";
export { edited, VERSIONS_MAX } from "./editing/edited.ts";
export { libraryFilesOf } from "./editing/library-files-of.ts";
export { addPiecesToBeat, type BeatLengths, movePieceToBeat, type PiecePlace } from "./editing/move-to-beat.ts";
export { openingHook } from "./editing/opening-hook.ts";
export { changePiece, movePiece, replacePieces, splitPiece, trimPiece } from "./editing/piece-edits.ts";
export { piecesOf, saidIn, withPieces, withWordsKept } from "./editing/pieces.ts";
export {
  noSpeech,
  notARecording,
  RECORDING_MAX_BYTES,
  RECORDING_MAX_MS,
  RECORDING_SAMPLE_RATE,
  storableWords,
} from "./editing/recording.ts";
export { fileMs, isCut, pieceAt, type ReelFile, type ReelPiece, reelMs, reelOf, STILL_MS } from "./editing/reel.ts";
export { restyled } from "./editing/restyled.ts";
export { fillersIn, silencesIn } from "./editing/silences.ts";
export { refuseSplit, type SplitPoint, splitBeat } from "./editing/split-beat.ts";
export { wordsInPiece } from "./editing/words-in-piece.ts";
export { wordsLeft } from "./editing/words-left.ts";
export { beatStarts } from "./missing-media/beat-starts.ts";
export { expectedCredits } from "./missing-media/expected-credits.ts";
export {
  clipOf,
  generationProgress,
  isOf,
  isPresented,
  isSpokenAs,
  type Missing,
  mediaToKeep,
  missingMedia,
  pictureOf,
  picturesToMake,
  showsPresenter,
  speaksOwnVoice,
  spokenLines,
  spokenText,
  takeOf,
  voiceOf,
} from "./missing-media/fitting-media.ts";
export { oldVoice } from "./missing-media/old-voice.ts";
export { videosToOrder } from "./missing-media/videos-to-order.ts";
export { withOverlays } from "./overlays/overlays.ts";
export { type ImageDirection, imageDirection } from "./pictures/image-direction.ts";
export { isPageOfType } from "./pictures/is-page-of-type.ts";
export { openingPicture } from "./pictures/opening-picture.ts";
export { isNamedWhole, namedParts } from "./pictures/parts/named-parts.ts";
export { photoNotes } from "./pictures/photos/photo-notes.ts";
export { type ProductPicture, type ProductPictureView, productPicture } from "./pictures/photos/product-picture.ts";
export { referencePicture } from "./pictures/photos/reference-picture.ts";
export { picturesOfProduct } from "./pictures/pictures-of-product.ts";
export { withOwnPictures } from "./pictures/with-own-pictures.ts";
export {
  FACE_OF_PRESENTER,
  type Presenter,
  type PresenterId,
  presenterOf,
  presenters,
  presentersFor,
  voiceOfPresenter,
} from "./presenters/presenter.ts";
export { refuseTake, refuseTestimony } from "./presenters/refuse-take.ts";
export { testimonyIn } from "./presenters/testimony.ts";
export * from "./rendering/index.ts";
export { avoidedWords } from "./script/avoided-words.ts";
export { type BeatFault, beatFaults } from "./script/check/beat-faults.ts";
export { plainBeat, plainScript } from "./script/check/plain-script.ts";
export { repairedBeat, spareWords } from "./script/check/repaired-beat.ts";
export { repairedScript } from "./script/check/repaired-script.ts";
export { beatIn, scriptIn } from "./script/check/script-in.ts";
export { type Delivery, deliveryOf, type Mood, mannerOf, type Pace } from "./script/delivery.ts";
export { unprovenFigures } from "./script/evidence.ts";
export {
  BEAT_TASK,
  type BeatFacts,
  beatCount,
  beatFacts,
  planOf,
  SCRIPT_TASK,
  type ScriptFacts,
  scriptFacts,
} from "./script/facts.ts";
export { beatInstructions, scriptInstructions } from "./script/instructions.ts";
export { asAnswered } from "./script/only-photos.ts";
export { hashtag, postText } from "./script/post-text.ts";
export {
  BEATS_MAX,
  Beat,
  BeatAnswer,
  BeatTransition,
  newBeat,
  PIECES_MAX,
  Script,
  ScriptAnswer,
  ShownFile,
  SPEEDS,
} from "./script/script.ts";
export { scriptFromAnswer } from "./script/script-from-answer.ts";
export { spokenLine } from "./script/spoken-line.ts";
export { SampleVoiceInput, Voice, type VoiceTrait, voiceSample } from "./script/voice.ts";
export { wellSpaced } from "./script/well-spaced.ts";
export { facesOfStyle } from "./style/faces-of-style.ts";
export { type SoundLevels, type SoundTrack, soundTracks, type TrackLevel } from "./style/sound-levels.ts";
export { type MusicLevel, Style } from "./style/style.ts";
export * from "./variants/index.ts";
