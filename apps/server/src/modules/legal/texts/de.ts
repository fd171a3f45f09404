import type { LegalTexts } from '../shape.ts';

export const de: LegalTexts = {
  heading: 'Rechtliches',
  missing: 'vom Verkäufer zu ergänzen',
  notice: [
    'Gesetzliche Gewährleistung: {law.guaranteeYears|2=2 Jahre|3=3 Jahre}',
    'Ist die Ware mangelhaft oder nicht wie beschrieben, reparieren oder ersetzen wir sie kostenlos, oder Sie zahlen weniger oder erhalten Ihr Geld zurück.',
  ],
  pages: {
    imprint: [
      'Impressum',
      'Wer diesen Shop betreibt und wie Sie uns erreichen.',
      `## Anbieter

- Verkäufer: {seller.name}
- Anschrift: {seller.address}
- Vertreten durch: {seller.represented}
- Register und Nummer: {seller.register}
- USt-IdNr.: {seller.vat}

## Kontakt

- E-Mail: [{seller.email}](mailto:{seller.email})
- Telefon: {seller.phone}
- Nachricht: [Schreiben Sie uns](/helpcenter/contact)

Verantwortlich für den Inhalt: {seller.name}, Anschrift wie oben.

## Wenn wir uns nicht einigen

Bitte wenden Sie sich zuerst an uns: Das meiste klärt sich mit einer Nachricht. Falls nicht, hilft Ihnen in Ihrem Land diese Stelle:

- {consumer.body}
- {consumer.web}

{#union}
Wohnen Sie in einem anderen Land der Europäischen Union, hilft Ihnen kostenlos das Netz der [Europäischen Verbraucherzentren](https://www.eccnet.eu). Zur Teilnahme an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle sind wir weder bereit noch verpflichtet, es sei denn, das Recht Ihres Landes verpflichtet uns dazu.
{/union}`,
    ],
    privacy: [
      'Datenschutzerklärung',
      'Welche Daten wir über Sie haben, wozu, wie lange und was Sie verlangen können.',
      `## Verantwortlicher

{seller.name}, {seller.address}. Zu Ihren Daten erreichen Sie uns unter [{seller.email}](mailto:{seller.email}).

Es gilt: {law.data}.

## Wenn Sie sich umsehen

Unser Server braucht Ihre IP-Adresse, um Ihrem Browser zu antworten und Angriffe abzuwehren. Um zu sehen, wie oft Links und Seiten geöffnet werden, zählen wir Klicks. Dabei speichern wir weder Ihre IP-Adresse noch die Kennung Ihres Browsers, sondern nur einen Wert, der daraus mit einem geheimen Schlüssel berechnet wird; der Schlüssel wird täglich vernichtet. Klicks werden nach 90 Tagen gelöscht. Grundlage ist unser berechtigtes Interesse an einem sicheren Shop, der besser wird (Art. 6 Abs. 1 lit. f DSGVO).

## Cookies

Ohne diese kann der Shop nicht arbeiten:

- Ihre Anmeldung, für 30 Tage
- Ihr Warenkorb, bis er 120 Tage nach der letzten Änderung vergessen wird
- die Sprache und das Land, die Sie gewählt haben
- Ihre Entscheidung über Cookies, für 180 Tage

Alles andere folgt erst, wenn Sie zugestimmt haben (Art. 6 Abs. 1 lit. a DSGVO); vorher wird nichts von anderen Unternehmen geladen:

- **Statistik**: welche Seiten geöffnet werden und was in Warenkörbe gelegt wird.
- **Werbung**: über welche Anzeige oder welchen Partner Sie gekommen sind; 30 Tage lang gespeichert.

Sie können Ihre Entscheidung jederzeit in den [Cookie-Einstellungen](/consent) ändern. Den Nachweis Ihrer Entscheidung bewahren wir drei Jahre lang auf.

## Wenn Sie bestellen

Name, Anschrift, E-Mail und Telefonnummer brauchen wir, um den Vertrag mit Ihnen zu schließen und zu erfüllen (Art. 6 Abs. 1 lit. b DSGVO). Nur was nötig ist, geben wir weiter an:

- den Paketdienst, der Ihnen die Ware bringt
- den Zahlungsdienst, auf dessen Seite Sie bezahlen: {payment.providers}. Ihre Kartennummer erfahren wir nie.
- den Dienst, der unsere E-Mails versendet
- den Dienst, auf dessen Servern der Shop läuft

Rechnungen und die Unterlagen dazu bewahren wir so lange auf, wie Steuer- und Handelsrecht es verlangen (Art. 6 Abs. 1 lit. c DSGVO).

## Konto, Rücksendungen, Bewertungen und Nachrichten

- Konto und Wunschliste bleiben, bis Sie das Konto löschen.
- Nachrichten an uns werden zwei Jahre nach Erledigung gelöscht.
- Bewertungen erscheinen unter dem Namen, den Sie wählen. Löschen Sie Ihr Konto, verschwinden Name und Text; die Sterne bleiben.
- An einen liegen gebliebenen Warenkorb erinnern wir höchstens einmal per E-Mail, wenn Sie Ihre Adresse angegeben haben; in jeder solchen E-Mail können Sie widersprechen.

## Newsletter

Wir schreiben Ihnen erst, wenn Sie Ihre Adresse über den zugesandten Link bestätigt haben. Jeder Newsletter enthält einen Link, mit dem Sie sich in einem Schritt abmelden. Eine Adresse, die nie bestätigt wird, löschen wir nach 30 Tagen.

## Glücksrad

Wer am Glücksrad dreht, gibt eine E-Mail-Adresse an; an sie ist der Gewinn gebunden. Wir speichern die Adresse und zählen die Drehungen je Besucher und Anschluss, damit niemand öfter dreht als andere. Drehungen werden nach 13 Monaten gelöscht.

## Partner und Verkäufer

Partner, die uns empfehlen, erfahren, dass eine Bestellung über sie kam und was sie daran verdienen, nie aber, wer Sie sind. Wer sich als Partner oder Verkäufer bewirbt, gibt uns Firmen-, Kontakt- und Zahlungsdaten, die wir für den Vertrag und die Buchhaltung brauchen.

## Übermittlung in andere Länder

{#union}
Verarbeitet ein Dienstleister Daten außerhalb des Europäischen Wirtschaftsraums, geschieht das nur auf Grundlage eines Angemessenheitsbeschlusses der Europäischen Kommission oder ihrer Standardvertragsklauseln (Art. 44 bis 49 DSGVO).
{/union}
{#outside}
Unser Unternehmen und unsere Server können in einem anderen Land sein als Sie. Auch dort sind Ihre Daten geschützt, wie es hier beschrieben ist.
{/outside}

## Ihre Rechte

- zu erfahren, was wir über Sie gespeichert haben, und eine Kopie davon zu erhalten
- Daten berichtigen, löschen oder einschränken zu lassen
- sie in maschinenlesbarer Form mitzunehmen
- dem zu widersprechen, was wir auf Grundlage eines berechtigten Interesses tun
- eine Einwilligung mit Wirkung für die Zukunft zu widerrufen

Mit einem Konto können Sie Ihre Daten unter [Datenschutz](/user/privacy) selbst herunterladen und löschen. Sonst genügt eine Nachricht. Nichts, was Sie betrifft, entscheiden wir allein automatisch.

## Beschwerde

Sie können sich bei der Datenschutzaufsicht beschweren:

- {data.authority}
- {data.address}
- {data.web}

*Stand: {revised}*`,
    ],
    terms: [
      'Allgemeine Geschäftsbedingungen',
      'Was für jede Bestellung in diesem Shop gilt.',
      `## 1. Vertragspartner

Diese Bedingungen gelten für Bestellungen von Verbrauchern im Shop {shop.name} mit Lieferung in dieses Land: {country.name}. Ihr Vertragspartner ist {seller.name}, {seller.address}. Auch die Ware anderer Verkäufer verkaufen wir im eigenen Namen.

## 2. Vertragsschluss

Was im Shop zu sehen ist, lädt Sie ein zu bestellen. Sie legen Ware in den Warenkorb, geben Anschrift, Lieferung und Zahlung an und können bis zum letzten Schritt alles korrigieren. Mit dem Knopf „{button}“ bestellen Sie verbindlich. Dass die Bestellung angekommen ist, sagt Ihnen eine E-Mail. Der Vertrag kommt zustande, wenn wir die Bestellung per E-Mail bestätigen; bei Onlinezahlung spätestens, wenn Sie bezahlt haben.

Der Vertrag kann in der Sprache geschlossen werden, in der Sie den Shop lesen. Wir speichern seinen Text; Sie finden ihn in Ihrem Konto und in der E-Mail.

## 3. Preise und Zahlung

Alle Preise sind Endpreise in der angezeigten Währung und enthalten die Mehrwertsteuer. Lieferkosten und eine Gebühr für Nachnahme sehen Sie, bevor Sie bestellen. Sie bezahlen mit den Zahlungsarten, die an der Kasse angeboten werden. Eine Bestellung, die nicht rechtzeitig bezahlt wird, wird storniert; Sie schulden dann nichts.

{#union}
Werben wir mit einer Ermäßigung, ist der durchgestrichene Preis der niedrigste der 30 Tage davor.
{/union}

## 4. Lieferung

Wir liefern nur in dieses Land: {country.name}. Wenn an der Kasse nichts anderes steht, ist Ihr Paket nach 3 bis 6 Werktagen da. Kann etwas nicht geliefert werden, sagen wir es Ihnen sofort und zahlen zurück, was Sie bezahlt haben. Die Gefahr geht auf Sie über, wenn Sie oder jemand, den Sie benannt haben, die Ware hat.

Bis zur Bezahlung bleibt die Ware unser Eigentum.

## 5. Widerruf und Rückgabe

{#union}
Sie können den Vertrag innerhalb von {withdrawal.days} Tagen ohne Angabe von Gründen widerrufen: siehe [Widerrufsrecht](/right-of-withdrawal).
{/union}

Darüber hinaus können Sie ungetragene Ware mit Etiketten innerhalb von {return.days} Tagen nach Lieferung zurückgeben und erhalten Ihr Geld zurück: siehe [Artikel zurücksenden](/guest/return). Aus Hygienegründen versiegelte Ware nehmen wir nur versiegelt zurück. Ihre gesetzlichen Rechte schränkt das nicht ein.

## 6. Wenn etwas mangelhaft ist

{#union}
Es gilt die gesetzliche Gewährleistung ({law.guarantee}): siehe [Gewährleistung](/legal-guarantee).
{/union}
{#outside}
Sie haben die Rechte, die das Gesetz Ihnen gibt ({law.guarantee}): siehe [Gewährleistung](/legal-guarantee).
{/outside}

## 7. Gutscheine und Gewinne

Ein Gutschein gilt für die Zeit, die Länder und die Beträge, die dabei genannt sind, und je Bestellung nur einer. Er wird nicht ausgezahlt. Gewonnene Gutscheine gelten für die E-Mail-Adresse, die sie gewonnen hat.

## 8. Bewertungen

Bewerten kann ein Produkt nur, wer es gekauft hat. Das prüfen wir anhand der Bestellung. Lob und Kritik veröffentlichen wir gleichermaßen; weg bleibt nur, was gegen Gesetze verstößt oder mit dem Kauf nichts zu tun hat.

## 9. Haftung

Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper oder Gesundheit und soweit das Produkthaftungsrecht es vorsieht. Im Übrigen haften wir für die Verletzung wesentlicher Vertragspflichten bis zur Höhe des vorhersehbaren Schadens. Ihre zwingenden Rechte bleiben unberührt.

## 10. Recht und Streit

{#union}
Es gilt das Recht des Landes, in dem der Verkäufer seinen Sitz hat; der zwingende Schutz des Landes, in dem Sie wohnen, bleibt Ihnen erhalten. Sie können uns an Ihrem Wohnort verklagen.
{/union}
{#outside}
Für Verbraucher gilt das Recht des Landes, in das wir liefern.
{/outside}

Gilt ein Teil dieser Bedingungen nicht, tritt das Gesetz an seine Stelle, und der Rest bleibt. Siehe auch [Impressum](/imprint) und [Datenschutzerklärung](/privacy).

*Stand: {revised}*`,
    ],
    withdrawal: [
      'Widerrufsrecht',
      'Wie Sie Ihre Bestellung widerrufen, mit Formular.',
      `{#union}
## Ihr Recht

Sie haben das Recht, binnen {withdrawal.days} Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen ({law.withdrawal}).

Die Widerrufsfrist beträgt {withdrawal.days} Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Ware in Besitz genommen haben; bei mehreren Waren einer Bestellung die letzte Ware.

Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({seller.name}, {seller.address}, E-Mail {seller.email}, Telefon {seller.phone}) mittels einer eindeutigen Erklärung über Ihren Entschluss informieren. Am einfachsten geht das mit dem Knopf [Vertrag widerrufen](/withdrawal); Sie erhalten sofort eine Bestätigung mit Datum und Uhrzeit per E-Mail. Sie können auch das Formular unten verwenden oder einen Brief oder eine E-Mail schreiben. Zur Wahrung der Frist reicht es aus, dass Sie die Erklärung vor Ablauf der Frist absenden.

## Folgen des Widerrufs

Wenn Sie widerrufen, zahlen wir Ihnen alles zurück, was wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten einer teureren Lieferung als der günstigsten Standardlieferung), unverzüglich und spätestens binnen 14 Tagen ab dem Tag, an dem uns Ihr Widerruf erreicht. Wir verwenden dasselbe Zahlungsmittel wie Sie, es sei denn, wir vereinbaren etwas anderes mit Ihnen; Entgelte berechnen wir dafür nicht. Wir können die Rückzahlung verweigern, bis wir die Ware zurückhaben oder Sie nachgewiesen haben, dass Sie sie abgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.

Senden oder übergeben Sie uns die Ware unverzüglich und spätestens binnen 14 Tagen ab dem Tag, an dem Sie uns den Widerruf mitteilen. {return.paidBy|customer=Die unmittelbaren Kosten der Rücksendung tragen Sie.|shop=Die Kosten der Rücksendung tragen wir.} Für einen Wertverlust müssen Sie nur aufkommen, wenn er auf einen Umgang zurückgeht, der zur Prüfung von Beschaffenheit, Eigenschaften und Passform nicht notwendig war.

## Wann kein Widerrufsrecht besteht

Es besteht nicht bei Waren, die nach Ihren Wünschen angefertigt wurden, und bei versiegelten Waren, die aus Gründen des Gesundheitsschutzes oder der Hygiene nicht zur Rückgabe geeignet sind, wenn Sie die Versiegelung entfernt haben, etwa bei Unterwäsche oder Bademode.

## Muster-Widerrufsformular

*(Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.)*

- An {seller.name}, {seller.address}, {seller.email}:
- Hiermit widerrufe(n) ich/wir (\\*) den von mir/uns (\\*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (\\*):
- Bestellt am (\\*) / erhalten am (\\*):
- Name des/der Verbraucher(s):
- Anschrift des/der Verbraucher(s):
- Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):
- Datum:

(\\*) Unzutreffendes streichen.
{/union}
{#outside}
Das Recht dieses Landes ({country.name}) kennt kein allgemeines Recht, einen Kauf im Fernabsatz ohne Grund zu widerrufen. Wir geben es Ihnen trotzdem:

- Innerhalb von {withdrawal.days} Tagen nach Lieferung können Sie mit dem Knopf [Vertrag widerrufen](/withdrawal) widerrufen.
- Innerhalb von {return.days} Tagen nach Lieferung können Sie [ungetragene Ware](/guest/return) mit Etiketten zurückgeben.

Ihr Geld erhalten Sie auf dem Weg zurück, auf dem Sie bezahlt haben, oder auf ein Konto, das Sie nennen.
{/outside}

*Stand: {revised}*`,
    ],
    guarantee: [
      'Gesetzliche Gewährleistung',
      'Ihre Rechte, wenn Ware mangelhaft oder nicht wie beschrieben ist.',
      `{#union}
## {law.guaranteeYears|2=Zwei Jahre|3=Drei Jahre} gesetzliche Gewährleistung

Nach dem Gesetz ({law.guarantee}) stehen wir dafür ein, wenn Ware mangelhaft ist, nicht so aussieht oder funktioniert wie beschrieben oder etwas fehlt, das dazugehört, und sich der Mangel innerhalb von {law.guaranteeYears|2=zwei|3=drei} Jahren nach der Lieferung zeigt. In den ersten {law.burdenMonths} Monaten wird vermutet, dass der Mangel von Anfang an da war; Sie müssen es nicht beweisen.

## Was Sie verlangen können

1. Zuerst Reparatur oder Ersatz, wie Sie es wünschen, kostenlos, in angemessener Frist und ohne große Unannehmlichkeiten für Sie. Was unmöglich ist oder unverhältnismäßig viel kostet, dürfen wir ablehnen.
2. Gelingt das nicht, dauert es zu lange oder wird es verweigert, oder ist der Mangel schwerwiegend: einen niedrigeren Preis oder Ihr Geld zurück gegen die Ware. Ein geringfügiger Mangel beendet den Vertrag nicht.

Versand, Rücknahme und Behebung bezahlen wir.

## So gehen Sie vor

Schreiben Sie uns über [die Kontaktseite](/helpcenter/contact) oder an {seller.email}, mit Bestellnummer, ein paar Worten und am besten einem Bild. Bitte tun Sie es bald, nachdem Sie den Mangel bemerkt haben.

## Was sie nicht ist

Übliche Abnutzung und Schäden durch Gebrauch oder Pflege entgegen dem Etikett fallen nicht unter die Gewährleistung. Sie kostet nichts, und eine Garantie des Herstellers, falls es eine gibt, schränkt sie nicht ein. Das Widerrufsrecht besteht daneben.
{/union}
{#outside}
Ware muss so sein wie beschrieben und sich für ihren Zweck eignen ({law.guarantee}). Ist sie es nicht, schreiben Sie uns über [die Kontaktseite](/helpcenter/contact) oder an {seller.email}, mit Bestellnummer und am besten einem Bild: Wir reparieren oder ersetzen sie oder zahlen zurück, was Sie bezahlt haben. Ungetragene Ware können Sie außerdem innerhalb von {return.days} Tagen zurückgeben.

Beschwerden nimmt auch entgegen:

- {consumer.body}
- {consumer.web}
{/outside}

*Stand: {revised}*`,
    ],
    accessibility: [
      'Barrierefreiheit',
      'Wie alle diesen Shop benutzen können, und was zu tun ist, wo es nicht geht.',
      `## Unser Ziel

Hier sollen alle einkaufen können. Der Shop ist nach den Richtlinien für barrierefreie Webinhalte (WCAG) 2.2, Stufe AA, und der europäischen Norm EN 301 549 gebaut.

- Das Gesetz: {law.accessibility}

## Die Dienstleistung

Ein Onlineshop: suchen und filtern, Ware ansehen, bestellen, bezahlen, ein Paket verfolgen, zurücksenden, widerrufen und ein Konto verwalten. Alles davon geht mit der Tastatur, mit einem Bildschirmleser, auf 400 Prozent vergrößert, hoch und quer, und ohne Bewegung, wenn Sie Ihr Gerät darum gebeten haben. Bilder sind beschrieben, Formulare benennen ihre Fehler, und nichts läuft ohne Vorwarnung ab.

## Wie geprüft wird

Bei jeder Änderung prüft ein automatischer Test die Seiten des Shops in mehreren Sprachen, und ganze Einkäufe werden allein mit der Tastatur gemacht. Diese Erklärung beruht auf unserer eigenen Bewertung.

## Bekannte Grenzen

- Bilder und Texte von Verkäufern sind vielleicht weniger gut beschrieben als unsere.
- Die Seiten, auf denen Sie bezahlen, gehören den Zahlungsdiensten.
- Was noch niemand übersetzt hat, steht auf Englisch da und ist für Bildschirmleser so gekennzeichnet.

## Sagen Sie es uns

Steht Ihnen etwas im Weg, schreiben Sie uns über [die Kontaktseite](/helpcenter/contact) oder an {seller.email}, oder rufen Sie an: {seller.phone}. Wir antworten innerhalb weniger Werktage und schicken Ihnen denselben Inhalt auf andere Weise, wenn Sie es brauchen.

{#union}
Hilft unsere Antwort nicht, können Sie sich an die Behörde wenden, die über dieses Gesetz wacht:

- {accessibility.body}
- {accessibility.web}
{/union}

*Stand: {revised}*`,
    ],
  },
};
