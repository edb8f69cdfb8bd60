"use strict";
// How search orders what it finds: headings that hold the whole question first, what was changed and how to
// contribute last. The other numbers are Sphinx's own; this object replaces its defaults, so all are needed. (`var`,
// because Sphinx declares it once more.)
var Scorer = {
  score: ([page, , , , score, , kind]) => score + (kind === "title" ? 10 : 0) - (/^(CHANGELOG|CONTRIBUTING|SECURITY)$/.test(page) ? 10 : 0),
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 15, 1: 5, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,
};
